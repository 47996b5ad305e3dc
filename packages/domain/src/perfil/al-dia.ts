import { type Fecha, sumarDias } from '../fechas/index.ts';

export type HechosDeAlDia = {
  /** The day when the oldest unpaid charge fell due, or will; null when nothing is owed. */
  deuda_desde: Fecha | null;
  /** The college counts them as up to date until this day, included; null without an exception. */
  exceptuado_hasta: Fecha | null;
};

/** docs/reference/rules.md#up-to-date: no debt older than the college bears, or an exception by hand in force. */
export const estaAlDia = (
  { deuda_desde, exceptuado_hasta }: HechosDeAlDia,
  { hoy, dias_de_gracia }: { hoy: Fecha; dias_de_gracia: number },
): boolean =>
  deuda_desde === null ||
  hoy <= sumarDias(deuda_desde, dias_de_gracia) ||
  (exceptuado_hasta !== null && hoy <= exceptuado_hasta);
