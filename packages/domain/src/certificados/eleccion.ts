import type { CodigoDeCampo } from '../formularios/codigos.ts';
import { crearCampo } from '../formularios/crear-campo.ts';
import type { Campo, Opcion } from '../formularios/formulario.ts';
import { validarCampos } from '../formularios/validar.ts';
import type { Problema } from '../resultado/problema.ts';
import {
  type ConfiguracionDeCertificado,
  configuracionDe,
  PREGUNTAS,
  type Pregunta,
  respuestaDe,
} from './configuracion.ts';
import { TIPOS_DE_CERTIFICADO, type TipoDeCertificado } from './tipos.ts';

const ETIQUETAS: Record<Pregunta, string> = {
  suministroElectrico: 'Suministro eléctrico',
  tipoCableado: 'Tipo de cableado',
  verificacion: 'Verificación',
};
const pregunta = (ruta: string, etiqueta: string, opciones: readonly Opcion<string>[]): Campo =>
  crearCampo(ruta, etiqueta, 'opcion', { requerido: 'opcion_requerida', aLaVista: true, opciones });

const TODOS = TIPOS_DE_CERTIFICADO.map((tipo) => ({ valor: tipo, etiqueta: tipo }));

/** What the chooser asks: the type, among those that are offered, and what that one needs to know before its form opens. */
export const camposDeEleccion = (
  tipo: TipoDeCertificado | null,
  ofrecidos: readonly Opcion<string>[] = TODOS,
): Campo[] => [
  pregunta('tipo', 'Tipo', ofrecidos),
  ...Object.entries(tipo === null ? {} : (PREGUNTAS[tipo] ?? {})).map(([ruta, opciones]) =>
    pregunta(ruta, ETIQUETAS[ruta as Pregunta], opciones),
  ),
];

/** What was answered, by the paths of those fields. */
export const respuestasDe = (configuracion: ConfiguracionDeCertificado): Record<Pregunta | 'tipo', string | null> => ({
  tipo: configuracion.tipo,
  suministroElectrico: respuestaDe(configuracion, 'suministroElectrico'),
  tipoCableado: configuracion.tipoCableado,
  verificacion: configuracion.verificacion,
});

/** Another type asks other things: what was answered of the one before goes. */
export const cambiarRespuesta = (
  configuracion: ConfiguracionDeCertificado,
  ruta: string,
  valor: unknown,
): ConfiguracionDeCertificado => {
  if (ruta === 'tipo') return configuracionDe(TIPOS_DE_CERTIFICADO.find((tipo) => tipo === valor) ?? null);
  return { ...configuracion, [ruta]: ruta === 'suministroElectrico' ? { value: String(valor) } : valor };
};

/** CER-009, CER-010. */
export const validarConfiguracion = (configuracion: ConfiguracionDeCertificado): Problema<CodigoDeCampo>[] =>
  validarCampos(camposDeEleccion(configuracion.tipo), respuestasDe(configuracion));
