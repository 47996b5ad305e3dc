import { type RawBuilder, sql } from 'kysely';

/** Whether a reversal or a decision on its coupon undid it. Needs `operaciones_pago p`. */
export const operacionDeshecha = sql`(exists (select from reversiones r where r.operacion_id = p.id)
  or exists (select from imputaciones im where im.operacion_id = p.id and im.revision_id is not null))`;

/** Whether the college decided what it is, itself or with its coupon. Needs `operaciones_pago p`. */
export const operacionDecidida = sql`(exists (select from revisiones r where r.decision <> 'sin_cambios' and r.operacion_id = p.id)
  or exists (select from imputaciones im where im.operacion_id = p.id and im.revision_id is not null))`;

/** What is paid of its own amount, less what was undone. Needs `ordenes_pago o`. */
export const abonado = sql`(
  select coalesce(sum(p.del_cupon), 0.00)::text from operaciones_pago p where p.orden_id = o.id and p.aplicado > 0
    and not ${operacionDeshecha})`;

export const comprobanteEnPie = (orden: RawBuilder<unknown>) => sql`(
  select max(co.id) from comprobantes co join operaciones_pago p on p.id = co.operacion_id
  where co.orden_id = ${orden} and not ${operacionDeshecha})`;
