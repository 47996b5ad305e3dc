import type { PasoDelManual } from '@colega/asistentes/legajos';
import { type ComponenteDePaso, pasoAlLlegar } from '@colega/web-kit/form/wizard/paso-al-llegar.tsx';
import { PASO_COMITENTE, PASO_UBICACION } from '../asistente/pasos-comunes.ts';
import { PasoDatosManual } from './paso-datos-manual.tsx';

export const VISTAS_DEL_MANUAL: Record<PasoDelManual, ComponenteDePaso> = {
  datos: PasoDatosManual,
  tareas: pasoAlLlegar(async () => (await import('./paso-tareas-manual.tsx')).PasoTareasManual),
  comitente: PASO_COMITENTE,
  ubicacion: PASO_UBICACION,
  contrato: pasoAlLlegar(async () => (await import('./paso-contrato-manual.tsx')).PasoContratoManual),
};
