import { exigirCalculo, pasoAutomatico, validarPedido, validarTareasCargadas } from '../automatico/pasos.ts';
import { pasoManual } from '../manual/pasos.ts';

export const PASOS_DE_AMPLIACION = ['datos', 'tareas', 'honorario', 'contrato'] as const;
export type PasoDeAmpliacion = (typeof PASOS_DE_AMPLIACION)[number];

/** S-175. */
const TITULOS: Record<PasoDeAmpliacion, string> = {
  datos: 'DATOS GENERALES',
  tareas: 'TAREAS',
  honorario: 'HONORARIO',
  contrato: 'DATOS DEL CONTRATO',
};

/** AMP-004: exactly these, in this order. Clients and properties are the file's. */
export const pasosDeAmpliacionAutomatica = [
  pasoAutomatico('datos', TITULOS.datos, ['fechas'], validarPedido),
  pasoAutomatico('tareas', TITULOS.tareas, [], validarTareasCargadas),
  pasoAutomatico('honorario', TITULOS.honorario, ['convenido'], exigirCalculo),
  pasoAutomatico('contrato', TITULOS.contrato, ['condiciones', 'calculo']),
] as const;

/** AMP-006. */
export const pasosDeAmpliacionManual = [
  pasoManual('datos', TITULOS.datos, ['fechas']),
  pasoManual('tareas', TITULOS.tareas, ['tareas']),
  pasoManual('honorario', TITULOS.honorario, ['convenido']),
  pasoManual('contrato', TITULOS.contrato, ['condiciones']),
] as const;
