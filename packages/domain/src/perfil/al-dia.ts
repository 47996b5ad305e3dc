import { type Fecha, sumarDias } from '../fechas/index.ts';

/** What is known of what somebody's licences owe. */
export type HechosDeAlDia = {
  /** When the oldest of what is not paid whole fell due, or will; null when nothing is owed. */
  deuda_desde: Fecha | null;
  /** Until when the college counts them as up to date by hand, that day included; null without an exception. */
  exceptuado_hasta: Fecha | null;
};

/**
 * Whether a person is up to date on a day (docs/reference/rules.md#up-to-date): nothing of the licence is owed for longer than the
 * days that the college bears, or an exception by hand is in force.
 */
export const estaAlDia = (
  { deuda_desde, exceptuado_hasta }: HechosDeAlDia,
  { hoy, dias_de_gracia }: { hoy: Fecha; dias_de_gracia: number },
): boolean =>
  deuda_desde === null ||
  hoy <= sumarDias(deuda_desde, dias_de_gracia) ||
  (exceptuado_hasta !== null && hoy <= exceptuado_hasta);
