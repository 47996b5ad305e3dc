import { Decimal, type Importe, sumar } from '../importes/decimal.ts';
import type { Problema } from '../resultado/problema.ts';

/** CAL-008. Null when the agreed fee is right. */
export const validarConvenido = (convenido: Importe, minimo: Importe): Problema<'honorario_convenido_menor'> | null =>
  new Decimal(convenido).lt(minimo) ? { codigo: 'honorario_convenido_menor', campo: 'honorario_convenido' } : null;

/** CAL-009: in manual mode the minimum is the sum of the task amounts. */
export const minimoDeTareas = (tareas: readonly { monto: Importe }[]): Importe => sumar(tareas.map((t) => t.monto));
