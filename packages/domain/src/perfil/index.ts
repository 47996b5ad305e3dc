export { type Alta, validarAlta } from './alta.ts';
export { periodoDeBloqueo, type RangoDeBloqueo } from './bloqueos.ts';
export type { CodigoDePerfil } from './codigos.ts';
export { calleDeDomicilio, lugarDeDomicilio } from './domicilio.ts';
export {
  ESTADOS_DE_MATRICULA,
  type EstadoDeMatricula,
  esActivoAlDiaYVerificado,
  esMatriculaVisible,
  estadoEnVigor,
  impedimentoDeMatricula,
} from './matriculas.ts';
