import type { MotivoDePago } from '@colega/domain/pagos';
import { sql } from 'kysely';
import type { Db } from '../../../db/conectar.ts';

/** What came of a payment. */
export type HechoDePago = {
  operacion_id: number;
  orden_id: number;
  numero_boleta: number;
  persona_id: number;
  aplicado: string;
  a_credito: string;
  a_revision: string;
  motivo: MotivoDePago | null;
  recibo: number | null;
};

export const findHecho = async (db: Db, operacionId: number): Promise<HechoDePago> => {
  const { rows } = await sql<HechoDePago>`
    select p.id as operacion_id, p.orden_id, o.numero_boleta, o.persona_id, p.aplicado::text, p.a_credito::text, p.a_revision::text, p.motivo,
      c.numero as recibo
    from operaciones_pago p join ordenes_pago o on o.id = p.orden_id left join comprobantes c on c.operacion_id = p.id
    where p.id = ${operacionId}`.execute(db);
  const [hecho] = rows;
  if (!hecho) throw new Error(`There is no operation ${operacionId}`);
  return hecho;
};
