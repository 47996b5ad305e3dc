import { sql } from 'kysely';
import type { Db } from './conectar.ts';

/** The least that a database can be asked: that it answers. */
export const preguntar = async (db: Db): Promise<void> => {
  await sql`select 1`.execute(db);
};
