import type { Importe } from '@colega/domain/dinero';
import { sql } from 'kysely';
import type { Db } from '../../../db/conectar.ts';
import { type DestinoLeido, decisionDeOperacion } from '../ordenes/destino-de-pago.ts';

export type PagoDeCarta = DestinoLeido & {
  orden_id: number;
  numero_boleta: number;
  medio: string;
  importe: Importe;
  a_credito: Importe;
  a_revision: Importe;
  fecha_pago: Date;
  /** Its receipt, and the receipt's number. */
  comprobante_id: number | null;
  recibo: number | null;
};

export const findPagoDeCarta = async (db: Db, operacionId: number): Promise<PagoDeCarta | undefined> => {
  const { rows } = await sql<PagoDeCarta>`
    select p.orden_id, o.numero_boleta, p.medio, p.importe::text, p.a_credito::text, p.a_revision::text, p.fecha_pago,
      p.motivo, ${decisionDeOperacion} as decision, c.id as comprobante_id, c.numero as recibo
    from operaciones_pago p join ordenes_pago o on o.id = p.orden_id
    left join comprobantes c on c.operacion_id = p.id where p.id = ${operacionId}`.execute(db);
  return rows[0];
};

/** What of each thing that its coupon charges it cancelled, with its surcharge. */
export const findPagado = async (db: Db, operacionId: number): Promise<{ descripcion: string; importe: Importe }[]> => {
  const { rows } = await sql<{ descripcion: string; importe: Importe }>`
    select i.descripcion, sum(im.capital + im.recargo)::text as importe
    from imputaciones im join orden_items i on i.id = im.item_id
    where im.operacion_id = ${operacionId} and im.reversion_id is null and im.revision_id is null
    group by i.id, i.descripcion having sum(im.capital + im.recargo) > 0 order by i.id`.execute(db);
  return rows;
};
