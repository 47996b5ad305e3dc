import { pasoAlLlegar } from '@colega/web-kit/form/wizard/paso-al-llegar.tsx';

export const PASO_COMITENTE = pasoAlLlegar(async () => (await import('../comitente/paso-comitente.tsx')).PasoComitente);
export const PASO_UBICACION = pasoAlLlegar(async () => (await import('../ubicacion/paso-ubicacion.tsx')).PasoUbicacion);
export const PASO_TAREAS = pasoAlLlegar(async () => (await import('../tareas/paso-tareas.tsx')).PasoTareas);
export const PASO_HONORARIO = pasoAlLlegar(async () => (await import('../honorario/paso-honorario.tsx')).PasoHonorario);
