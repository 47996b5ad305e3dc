import type { PasoDelAutomatico } from '@colega/asistentes/legajos';
import { type ComponenteDePaso, pasoAlLlegar } from '@colega/web-kit/form/wizard/paso-al-llegar.tsx';
import { PasoDatos } from '../datos/paso-datos.tsx';
import { PASO_COMITENTE, PASO_HONORARIO, PASO_TAREAS, PASO_UBICACION } from './pasos-comunes.ts';

export const VISTAS_DEL_AUTOMATICO: Record<PasoDelAutomatico, ComponenteDePaso> = {
  datos: PasoDatos,
  tareas: PASO_TAREAS,
  honorario: PASO_HONORARIO,
  comitente: PASO_COMITENTE,
  ubicacion: PASO_UBICACION,
  contrato: pasoAlLlegar(async () => (await import('../contrato/paso-contrato.tsx')).PasoContrato),
};
