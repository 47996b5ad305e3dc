import type { Fecha } from '../../fechas/fecha.ts';
import { Decimal, type Importe, importe } from '../../importes/decimal.ts';

/** A begun month counts whole; 0 while it is not overdue. */
export const mesesVencidos = (vencimiento: Fecha, dia: Fecha): number => {
  if (dia <= vencimiento) return 0;
  const meses = (fecha: Fecha): number => Number(fecha.slice(0, 4)) * 12 + Number(fecha.slice(5, 7));
  const enteros = meses(dia) - meses(vencimiento);
  return dia.slice(8) > vencimiento.slice(8) ? enteros + 1 : enteros;
};

/** S-557: the database refuses a higher rate. */
export const RECARGO_MENSUAL_MAXIMO = '0.10';

/** S-204: simple surcharge, a rate for each month or part of one overdue. */
export const aplicarRecargo = (base: Importe, vencimiento: Fecha, dia: Fecha, tasaMensual: string): Importe =>
  importe(new Decimal(base).times(new Decimal(tasaMensual).times(mesesVencidos(vencimiento, dia)).plus(1)));
