import { CIRCUITOS } from '@colega/domain/dinero';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import { operacionDeshecha } from '../../../db/pagos-en-pie.ts';

/** What became of a payment. A decision covers what was paid by then, not later money. Needs `operaciones_pago p`. */
export const decisionDeOperacion = sql`coalesce((
  select 'deshecho' from reversiones r where r.operacion_id = p.id), (
  select r.decision from revisiones r where r.decision <> 'sin_cambios' and r.operacion_id = p.id), (
  select 'dejo_de_pagar_' || r.decision from revisiones r
  where r.id = (select max(im.revision_id) from imputaciones im where im.operacion_id = p.id)))`;

const zOrdenBloqueada = z.object({
  id: z.number(),
  persona_id: z.number(),
  circuito: z.enum(CIRCUITOS),
  detalle_id: z.number().nullable(),
  estado: z.enum(['pendiente', 'pago', 'vencido']),
  monto_total: z.string(),
  monto_con_recargo: z.string(),
  vencimiento: z.string(),
  ultimo_vencimiento: z.string(),
  numero_boleta: z.number(),
  motivo_cierre: z.string().nullable(),
  enviado_red_link: z.boolean(),
  de_creditos: z.string(),
  revisada: z.boolean(),
  abonado: z.string(),
});

export type OrdenBloqueada = z.output<typeof zOrdenBloqueada>;

/** Locks orders and only then reads them, with the data for the ledger: a waiting caller sees what the holder wrote, also in other tables. */
export const lockOrdenes = async (db: Db, ids: readonly number[]) => {
  await sql`select id from ordenes_pago where id = any(${[...ids]}::int[]) order by id for update`.execute(db);
  const rows = await leerFilas(
    db,
    zOrdenBloqueada,
    sql`
    select o.id, o.persona_id, o.circuito, o.detalle_id, o.estado, o.monto_total::text, o.monto_con_recargo::text,
      o.vencimiento, o.ultimo_vencimiento, o.numero_boleta, o.motivo_cierre, o.enviado_red_link,
      (select coalesce(-sum(i.importe) filter (where i.credito_id is not null), 0.00)::text
       from orden_items i where i.orden_id = o.id) as de_creditos,
      exists (select from revisiones r where r.orden_id = o.id) as revisada,
      (select coalesce(sum(p.del_cupon), 0.00)::text from operaciones_pago p where p.orden_id = o.id
       and not ${operacionDeshecha}) as abonado
    from ordenes_pago o where o.id = any(${[...ids]}::int[]) order by o.id`,
  );
  return rows;
};
