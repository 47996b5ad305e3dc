import { mensajes } from '@colega/contract/mensajes';
import type { MotivoDePago } from '@colega/domain/pagos';
import { sql } from 'kysely';

/** What became of a payment later: the college decided of what it had under review, or it pays its coupon no more. */
const DECISIONES = {
  deshecho: 'pago_deshecho',
  a_favor: 'revision_a_favor',
  devuelto: 'revision_devuelto',
  dejo_de_pagar_a_favor: 'dejo_de_pagar_a_favor',
  dejo_de_pagar_devuelto: 'dejo_de_pagar_devuelto',
} as const;

/** Why a payment did not simply pay its coupon, and what became of it later. */
export type DestinoLeido = { motivo: MotivoDePago | null; decision: keyof typeof DECISIONES | null };

/** What was done with a payment, when it is not simply that it paid its coupon. */
export const destinoDePago = ({ motivo, decision }: DestinoLeido): string | null => {
  if (decision) return mensajes[DECISIONES[decision]];
  return motivo && mensajes[motivo];
};

/**
 * Of `operaciones_pago p`: that it was undone, what was decided of it, or that it pays its coupon no more: the college decided so, or
 * less was owed after a change. A decision is of what had been paid by then, not of what came in later.
 */
export const decisionDeOperacion = sql`coalesce((
  select 'deshecho' from reversiones r where r.operacion_id = p.id), (
  select r.decision from revisiones r where r.decision <> 'sin_cambios' and r.operacion_id = p.id), (
  select 'dejo_de_pagar_' || r.decision from revisiones r
  where r.id = (select max(im.revision_id) from imputaciones im where im.operacion_id = p.id)))`;
