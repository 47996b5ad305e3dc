import type { Fecha } from '../fechas/fecha.ts';
import type { ProblemaDeValidacion } from './reglas.ts';

/** LIS-022. The same day is a valid range. */
export const validarRangoDeFechas = (
  desde: Fecha | null | undefined,
  hasta: Fecha | null | undefined,
): ProblemaDeValidacion | null =>
  desde && hasta && hasta < desde ? { codigo: 'fecha_hasta_anterior', campo: 'fecha_hasta' } : null;
