import { sql } from 'kysely';
import type { Db } from '../db/conectar.ts';

/** The tables with a row that has a text somewhere in it, as it is or as bytes. */
export const dondeEstaEscrito = async (db: Db, texto: string): Promise<string[]> => {
  const { rows: tablas } = await sql<{ tabla: string }>`
    select c.oid::regclass::text as tabla from pg_class c
    where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)`.execute(db);
  const enBytes = Buffer.from(texto).toString('hex');
  const halladas: string[] = [];
  for (const { tabla } of tablas) {
    const { rows } = await sql`select from ${sql.raw(tabla)} t
      where position(${texto} in t::text) > 0 or position(${enBytes} in t::text) > 0 limit 1`.execute(db);
    if (rows.length > 0) halladas.push(tabla);
  }
  return halladas;
};
