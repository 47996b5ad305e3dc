import { sql } from 'kysely';
import type pg from 'pg';
import type { Db } from '../../db/conectar.ts';

const CERROJO = 7_410_418;

/** From now on no image without use is removed, until this connection ends. */
export const retenerImagenes = async (cliente: pg.Client): Promise<void> =>
  void (await cliente.query('select pg_advisory_lock_shared($1)', [CERROJO]));

/** Whether they may be removed in this transaction; who wants to retain them waits for its end. */
export const puedenQuitarse = async (trx: Db): Promise<boolean> => {
  const { rows } = await sql<{ libre: boolean }>`select pg_try_advisory_xact_lock(${CERROJO}) as libre`.execute(trx);
  return rows[0]?.libre ?? false;
};
