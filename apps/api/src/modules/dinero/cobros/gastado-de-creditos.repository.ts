import { sql } from 'kysely';

/** What was given back of a credit, and what undoing its payment took back. Needs `creditos c`. */
export const devuelto = sql`(select coalesce(sum(d.importe), 0) from devoluciones d where d.credito_id = c.id)`;

/** What was in use of a credit when its payment was undone: a coupon that lets it go does not put it in favour again. Needs `creditos c`. */
export const reclamado = sql`(select coalesce(sum(r.sin_cubrir), 0) from operaciones_pago p
  join reversiones r on r.operacion_id = p.id where p.credito_id = c.id)`;
