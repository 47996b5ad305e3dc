import { sql } from 'kysely';
import type { Db } from '../../../db/conectar.ts';

/** Whether somebody may be paying that coupon: a page of a provider takes it, or it may be about to. */
export const seEstaPagando = async (db: Db, ordenId: number): Promise<boolean> => {
  const { rows } = await sql<{ hay: boolean }>`
    select exists (select from intenciones_pago where orden_id = ${ordenId} and estado in ('creando', 'abierta')) as hay`.execute(
    db,
  );
  return rows[0]?.hay ?? false;
};
