import { paso, siHayMontos, validarBases, validarContrato, validarHonorario } from '../automatico/pasos.ts';
import { validarTareas } from '../automatico/validar-tareas.ts';
import {
  pasoManual,
  siHayMontos as siHayMontosManuales,
  validarContratoManual,
  validarConvenidoManual,
  validarFechasManuales,
  validarTareasManuales,
} from '../manual/pasos.ts';

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
  paso('datos', TITULOS.datos, siHayMontos(validarBases)),
  paso('tareas', TITULOS.tareas, siHayMontos(validarTareas)),
  paso('honorario', TITULOS.honorario, siHayMontos(validarHonorario)),
  paso('contrato', TITULOS.contrato, validarContrato),
] as const;

/** AMP-006: the same flow, with a plain list of tasks and the fee agreed over their sum. */
export const pasosDeAmpliacionManual = [
  pasoManual('datos', TITULOS.datos, siHayMontosManuales(validarFechasManuales)),
  pasoManual('tareas', TITULOS.tareas, siHayMontosManuales(validarTareasManuales)),
  pasoManual('honorario', TITULOS.honorario, siHayMontosManuales(validarConvenidoManual)),
  pasoManual('contrato', TITULOS.contrato, validarContratoManual),
] as const;
