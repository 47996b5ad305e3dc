import type { Circuito } from '@colega/domain/cupones';
import type { Importe } from '@colega/domain/dinero';
import { sql } from 'kysely';
import type { Db } from '../../../db/conectar.ts';

/** Undone: by a reversal, or by a decision on its coupon. Of `operaciones_pago p`. */
export const operacionDeshecha = sql`(exists (select from reversiones r where r.operacion_id = p.id)
  or exists (select from imputaciones im where im.operacion_id = p.id and im.revision_id is not null))`;

/**
 * Orders with what the ledger has to know of them, locked, and only then read: whoever waited for them sees what the one who held them
 * wrote, also in other tables.
 */
export const lockOrdenes = async (db: Db, ids: readonly number[]) => {
  await sql`select id from ordenes_pago where id = any(${[...ids]}::int[]) order by id for update`.execute(db);
  const { rows } = await sql<{
    id: number;
    persona_id: number;
    circuito: Circuito;
    detalle_id: number | null;
    estado: 'pendiente' | 'pago' | 'vencido';
    monto_total: Importe;
    monto_con_recargo: Importe;
    vencimiento: string;
    ultimo_vencimiento: string;
    numero_boleta: number;
    motivo_cierre: string | null;
    enviado_red_link: boolean;
    de_creditos: Importe;
    /** The college decided of it already. */
    revisada: boolean;
    /** What of its own amount is paid already, in parts. */
    abonado: Importe;
  }>`
    select o.id, o.persona_id, o.circuito, o.detalle_id, o.estado, o.monto_total::text, o.monto_con_recargo::text,
      o.vencimiento, o.ultimo_vencimiento, o.numero_boleta, o.motivo_cierre, o.enviado_red_link,
      (select coalesce(-sum(i.importe) filter (where i.credito_id is not null), 0.00)::text
       from orden_items i where i.orden_id = o.id) as de_creditos,
      exists (select from revisiones r where r.orden_id = o.id) as revisada,
      (select coalesce(sum(p.del_cupon), 0.00)::text from operaciones_pago p where p.orden_id = o.id
       and not ${operacionDeshecha}) as abonado
    from ordenes_pago o where o.id = any(${[...ids]}::int[]) order by o.id`.execute(db);
  return rows;
};
export type OrdenBloqueada = Awaited<ReturnType<typeof lockOrdenes>>[number];
