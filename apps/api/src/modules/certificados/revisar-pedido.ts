import {
  type Cuerpo,
  leerCuerpo,
  PREGUNTAS,
  type Pregunta,
  type ProblemaDeCertificado,
  RUTA_DE_PREGUNTA,
  type TipoDeCertificado,
  tiposDelRubro,
  type Valores,
  validarCertificado,
} from '@colega/domain/certificados';
import { errorHttp, invalido } from '../../http/error-http.ts';
import { LISTA_DE_TIPOS } from '../referencias/datos/tipos-de-certificado.ts';
import type { ContextoDelLegajo } from './contexto-del-legajo.repository.ts';

const revisarConfiguracion = (type: TipoDeCertificado, cuerpo: Cuerpo): ProblemaDeCertificado[] =>
  Object.entries(PREGUNTAS[type] ?? {}).flatMap(([pregunta, opciones]) => {
    const campo = RUTA_DE_PREGUNTA[pregunta as Pregunta];
    const valor = cuerpo[campo];
    if (opciones.some((opcion) => opcion.valor === valor)) return [];
    const codigo = valor === undefined || valor === null ? 'opcion_requerida' : 'suministro_de_otro_tipo';
    return [{ codigo, campo } as const];
  });

const revisarPartes = (
  type: TipoDeCertificado,
  valores: Valores,
  contexto: ContextoDelLegajo,
): ProblemaDeCertificado[] => {
  if (type === 'anexa_in_situ') return [];
  const titular = contexto.titulares.some(({ id }) => id === valores['titular.id']);
  const inmueble = contexto.inmuebles.some(({ id }) => id === valores['inmueble.id']);
  return [
    ...(titular ? [] : [{ codigo: 'titular_ajeno', campo: 'titular.id' } as const]),
    ...(inmueble ? [] : [{ codigo: 'inmueble_ajeno', campo: 'inmueble.id' } as const]),
  ];
};

/** Checks every rule of a payload and its file, as if no browser had. Throws 409 and 422 with each field named. */
export const revisarPedido = (type: TipoDeCertificado, cuerpo: Cuerpo, contexto: ContextoDelLegajo): Valores => {
  if (!tiposDelRubro(LISTA_DE_TIPOS, contexto.rubro).some((tipo) => tipo.type === type)) {
    throw errorHttp(409, 'tipo_de_otro_rubro');
  }
  const valores = leerCuerpo(type, cuerpo);
  const suministro = typeof cuerpo.suministro_energia === 'string' ? cuerpo.suministro_energia : null;
  const problemas = [...revisarConfiguracion(type, cuerpo), ...validarCertificado(type, valores, suministro)];
  const conProblema = new Set(problemas.map(({ campo }) => campo));
  const partes = revisarPartes(type, valores, contexto).filter(({ campo }) => !conProblema.has(campo));
  if (problemas.length + partes.length > 0) throw invalido([...problemas, ...partes]);
  return valores;
};
