import { sql } from 'kysely';

/** Of `creditos c`: what was given back of it, and what was taken back by the undoing of the payment that left it. */
export const devuelto = sql`(select coalesce(sum(d.importe), 0) from devoluciones d where d.credito_id = c.id)`;

/**
 * Of `creditos c`: what was in use when the payment that left it was undone. Nobody has it any more: a coupon that lets it go does not put
 * it in favour again.
 */
export const reclamado = sql`(select coalesce(sum(r.sin_cubrir), 0) from operaciones_pago p
  join reversiones r on r.operacion_id = p.id where p.credito_id = c.id)`;
