import type { Fecha } from '../../fechas/fecha.ts';
import { Decimal, type Importe, importe } from '../../importes/decimal.ts';

/** Whole or begun months from a due date to a day; 0 while it is not overdue. */
export const mesesVencidos = (vencimiento: Fecha, dia: Fecha): number => {
  if (dia <= vencimiento) return 0;
  const meses = (fecha: Fecha): number => Number(fecha.slice(0, 4)) * 12 + Number(fecha.slice(5, 7));
  const enteros = meses(dia) - meses(vencimiento);
  return dia.slice(8) > vencimiento.slice(8) ? enteros + 1 : enteros;
};

/** No rate that is data is above it (S-557): the database refuses what is. */
export const RECARGO_MENSUAL_MAXIMO = '0.10';

/** A charge with its surcharge: simple, a rate for each month or part of one overdue (S-204). */
export const aplicarRecargo = (base: Importe, vencimiento: Fecha, dia: Fecha, tasaMensual: string): Importe =>
  importe(new Decimal(base).times(new Decimal(tasaMensual).times(mesesVencidos(vencimiento, dia)).plus(1)));
