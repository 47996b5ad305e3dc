import { FORMAS_DE_PAGO } from '@colega/domain/dinero';
import { guardarBorrador, leerBorrador, quitarBorrador } from '@colega/web-kit/lib/borradores/almacen-de-borradores.ts';
import { z } from 'zod';

const NOMBRE = 'pagos-en-cola';
const MAXIMO = 200;

/** S-872: what was chosen to be paid one after the other; how each one goes, its coupon says. */
const zCola = z.object({
  forma: z.enum(FORMAS_DE_PAGO),
  cupones: z.array(z.number()).min(1).max(MAXIMO),
  /** S-915: once one is paid, the next one opens by itself. */
  sigue_solo: z.boolean().default(false),
});
export type ColaDePagos = z.output<typeof zCola>;

export const leerCola = (user_id: number): ColaDePagos | null =>
  zCola.safeParse(leerBorrador(user_id, NOMBRE)).data ?? null;
export const guardarCola = (user_id: number, cola: ColaDePagos): void => guardarBorrador(user_id, NOMBRE, cola);
export const olvidarCola = (user_id: number): void => quitarBorrador(user_id, NOMBRE);
