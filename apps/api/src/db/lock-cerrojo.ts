import { sql } from 'kysely';
import type { Db } from './conectar.ts';

/** Callers with the same number go one at a time, until the transaction ends. */
export const lockCerrojo = async (db: Db, cerrojo: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${cerrojo})`.execute(db);
};
