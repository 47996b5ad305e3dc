import type { PasoDeAsistente } from '../../asistente/paso-de-asistente.ts';
import { Decimal } from '../../dinero/decimal.ts';
import { parseMonto } from '../../dinero/parse-monto.ts';
import { enCampo } from '../../resultado/problema.ts';
import { requerido } from '../../validacion/reglas.ts';
import { validarComitentes } from '../comitentes.ts';
import { validarCondiciones, validarFechaDeContrato, validarVencimiento } from '../contrato.ts';
import { type BorradorAutomatico, COEFICIENTES } from './borrador.ts';
import {
  type ContextoAutomatico,
  categoriasDelRubro,
  muestraCategoria,
  muestraCoeficiente,
  rubroElegido,
  segmentoElegido,
} from './contexto.ts';
import type { ProblemaDelAsistente } from './problema-del-asistente.ts';
import { validarTareas } from './validar-tareas.ts';
import { validarUbicacion } from './validar-ubicacion.ts';

type Paso = PasoDeAsistente<BorradorAutomatico, ContextoAutomatico, ProblemaDelAsistente>;
type Validar = Paso['validar'];

export const PASOS_DEL_AUTOMATICO = ['datos', 'tareas', 'honorario', 'comitente', 'ubicacion', 'contrato'] as const;
export type PasoDelAutomatico = (typeof PASOS_DEL_AUTOMATICO)[number];

const elegido = (
  id: number | null,
  opciones: readonly { id: number }[],
  campo: string,
  codigo: 'matricula_invalida' | 'rubro_invalido' | 'modalidad_invalida',
): ProblemaDelAsistente[] => {
  if (id === null) return [{ codigo: 'requerido', campo }];
  return opciones.some((opcion) => opcion.id === id) ? [] : [{ codigo, campo }];
};

const validarCategoria: Validar = (borrador, contexto) => {
  if (!muestraCategoria(borrador, contexto)) return [];
  if (borrador.categoria === null) return [{ codigo: 'requerido', campo: 'categoria' }];
  const opciones = categoriasDelRubro(contexto.categorias, segmentoElegido(borrador, contexto));
  return opciones.some(({ key }) => key === borrador.categoria)
    ? []
    : [{ codigo: 'categoria_desconocida', campo: 'categoria' }];
};

const validarCoeficiente: Validar = (borrador, contexto) => {
  if (!muestraCoeficiente(borrador, contexto)) return [];
  if (borrador.factor_coeficiente === '') return [{ codigo: 'requerido', campo: 'factor_coeficiente' }];
  return COEFICIENTES.some((c) => c === borrador.factor_coeficiente)
    ? []
    : [{ codigo: 'coeficiente_invalido', campo: 'factor_coeficiente' }];
};

/** AUT-017, 018, 026..034. */
const validarDatos: Validar = (borrador, contexto) => {
  const rubro = rubroElegido(borrador, contexto);
  return [
    ...elegido(borrador.matricula_id, contexto.matriculas, 'matricula_id', 'matricula_invalida'),
    ...elegido(borrador.rubro_id, contexto.rubros, 'rubro_id', 'rubro_invalido'),
    ...(rubro && !rubro.segmento ? [{ codigo: 'rubro_sin_segmento', campo: 'rubro_id' } as const] : []),
    ...elegido(borrador.modalidad_id, contexto.modalidades, 'modalidad_id', 'modalidad_invalida'),
    ...validarCategoria(borrador, contexto),
    ...validarFechaDeContrato(borrador.fecha, contexto.hoy, 'automatico'),
    ...validarVencimiento(borrador.vencimiento, contexto.hoy, 'automatico'),
    ...validarCoeficiente(borrador, contexto),
  ];
};

/** CAL-007, CAL-008: at least the minimum, which is inclusive (OPN-067). */
const validarHonorario: Validar = ({ calculo, honorario_convenido }) => {
  if (!calculo) return [{ codigo: 'calculo_requerido', campo: 'calculo' }];
  const campo = 'honorario_convenido';
  const vacio = requerido(honorario_convenido);
  if (vacio) return [{ ...vacio, campo }];
  const monto = parseMonto(honorario_convenido);
  if (!monto.ok) return [{ codigo: 'monto_decimal', campo, datos: { field: 'Honorario convenido', decimals: 2 } }];
  return new Decimal(monto.valor).lt(calculo.honorario) ? [{ codigo: 'honorario_convenido_menor', campo }] : [];
};

const validarClientes: Validar = (borrador, contexto) => {
  const modalidad = contexto.modalidades.find(({ id }) => id === borrador.modalidad_id);
  return validarComitentes(borrador.comitentes, {
    exige_res_806: modalidad?.exige_res_806 ?? false,
    cuit_fijo: modalidad?.cuit_fijo ?? null,
  });
};

const validarContrato: Validar = (borrador, contexto) => [
  ...enCampo(
    'contrato',
    validarCondiciones(borrador.contrato, { esElectrico: rubroElegido(borrador, contexto)?.es_electrico ?? false }),
  ),
  ...(borrador.generado ? [] : [{ codigo: 'calculo_requerido', campo: 'calculo' } as const]),
];

const paso = (id: PasoDelAutomatico, titulo: string, validar: Validar): Paso & { id: PasoDelAutomatico } => ({
  id,
  titulo,
  estaVisible: () => true,
  validar,
});

/** AUT-002: exactly these, in this order. */
export const pasosDelAutomatico = [
  paso('datos', 'DATOS', validarDatos),
  paso('tareas', 'TAREAS', validarTareas),
  paso('honorario', 'HONORARIO', validarHonorario),
  paso('comitente', 'COMITENTE', validarClientes),
  paso('ubicacion', 'UBICACIÓN', validarUbicacion),
  paso('contrato', 'CONTRATO', validarContrato),
] as const;
