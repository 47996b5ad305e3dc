import { sql } from 'kysely';
import type { Db } from './conectar.ts';

export const preguntar = async (db: Db): Promise<void> => {
  await sql`select 1`.execute(db);
};
