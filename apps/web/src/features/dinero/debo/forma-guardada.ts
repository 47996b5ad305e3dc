import { FORMAS_DE_PAGO, type FormaDePago } from '@colega/domain/dinero';
import { guardarBorrador, leerBorrador } from '@colega/web-kit/lib/borradores/almacen-de-borradores.ts';
import { z } from 'zod';

const NOMBRE = 'forma-de-pago';
const zForma = z.enum(FORMAS_DE_PAGO);
const SIGUE_SOLO = 'pagos-que-siguen-solos';
const zSigueSolo = z.boolean().default(true);

/** How each one paid the last time, on this device (S-870). */
export const leerForma = (user_id: number): FormaDePago | null =>
  zForma.safeParse(leerBorrador(user_id, NOMBRE)).data ?? null;
export const guardarForma = (user_id: number, forma: FormaDePago): void => guardarBorrador(user_id, NOMBRE, forma);

/** S-915: whether the next payment opens by itself once one is paid; it does until somebody says that it should not. */
export const leerSiSigueSolo = (user_id: number): boolean =>
  zSigueSolo.safeParse(leerBorrador(user_id, SIGUE_SOLO) ?? undefined).data ?? true;
export const guardarSiSigueSolo = (user_id: number, sigue: boolean): void =>
  guardarBorrador(user_id, SIGUE_SOLO, sigue);
