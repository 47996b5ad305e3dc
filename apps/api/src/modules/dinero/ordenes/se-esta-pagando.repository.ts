import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';

const zConHay = z.object({ hay: z.boolean() });

export const seEstaPagando = async (db: Db, ordenId: number): Promise<boolean> => {
  const rows = await leerFilas(
    db,
    zConHay,
    sql`
    select exists (select from intenciones_pago where orden_id = ${ordenId} and estado in ('creando', 'abierta')) as hay`,
  );
  return rows[0]?.hay ?? false;
};
