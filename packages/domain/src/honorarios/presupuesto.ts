import { type Fecha, sumarDias } from '../fechas/fecha.ts';
import type { Problema } from '../resultado/problema.ts';

/** S-943. */
const DIAS_HABITUALES = 15;
const DIAS_COMO_MUCHO = 180;

export const validezHabitual = (hoy: Fecha): Fecha => sumarDias(hoy, DIAS_HABITUALES);
export const ultimaValidez = (hoy: Fecha): Fecha => sumarDias(hoy, DIAS_COMO_MUCHO);

export type CodigoDePresupuesto = 'presupuesto_vencido' | 'presupuesto_largo';

/** Null when a budget of today may be good until that day. */
export const validarValidez = (vence: Fecha, hoy: Fecha): Problema<CodigoDePresupuesto> | null => {
  if (vence < hoy) return { codigo: 'presupuesto_vencido', campo: 'vence' };
  return vence > ultimaValidez(hoy)
    ? { codigo: 'presupuesto_largo', campo: 'vence', datos: { dias: DIAS_COMO_MUCHO } }
    : null;
};
