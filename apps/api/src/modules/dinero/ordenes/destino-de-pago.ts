import { mensajes } from '@colega/contract/mensajes';
import type { MotivoDePago } from '@colega/domain/pagos';
import { sql } from 'kysely';

/** Why a payment did not simply pay its coupon, and what the college decided of it. */
export type DestinoLeido = { motivo: MotivoDePago | null; decision: 'a_favor' | 'devuelto' | 'deshecho' | null };

const DECISIONES = { a_favor: 'revision_a_favor', devuelto: 'revision_devuelto', deshecho: 'pago_deshecho' } as const;

/** What was done with a payment, when it is not simply that it paid its coupon. */
export const destinoDePago = ({ motivo, decision }: DestinoLeido): string | null => {
  if (decision) return mensajes[DECISIONES[decision]];
  return motivo && mensajes[motivo];
};

/** Of `operaciones_pago p`: that it was undone, or what was decided of it or of the coupon that it settled. */
export const decisionDeOperacion = sql`coalesce((
  select 'deshecho' from reversiones r where r.operacion_id = p.id), (
  select r.decision from revisiones r where r.decision <> 'sin_cambios'
    and (r.operacion_id = p.id or (r.operacion_id is null and r.orden_id = p.orden_id and p.aplicado > 0))
  order by r.id desc limit 1))`;
