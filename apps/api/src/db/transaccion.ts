import { sql } from 'kysely';
import type { Db } from './conectar.ts';

const CLAVE_REPETIDA = '23505';
/** A guard of the base refused what was not so when it was asked: somebody changed it meanwhile. */
const GUARDA = '23001';
/** Two waited for each other, and the database ended one of them. */
const ESPERA_MUTUA = '40P01';
/** Each turn finds what one more had written meanwhile; more than a few is a fault of the program. */
const VUELTAS = 3;

const esDeDosALaVez = (error: unknown): boolean =>
  error instanceof Error &&
  [CLAVE_REPETIDA, GUARDA, ESPERA_MUTUA].includes((error as NodeJS.ErrnoException).code ?? '');

/**
 * All or nothing. Of two who write the same unique key at once, the one that came second is begun again: it finds what the
 * first wrote, and refuses it in the words of one that came later. So is who the database ended for another to go on, and whom one of its
 * guards stopped: what is wrong for good is the same the next time, and fails.
 */
export async function enTransaccion<T>(db: Db, trabajo: (db: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return trabajo(db);
  for (let vuelta = 1; ; vuelta++) {
    try {
      return await db.transaction().execute(trabajo);
    } catch (error) {
      if (vuelta === VUELTAS || !esDeDosALaVez(error)) throw error;
    }
  }
}

/** Several readings of one moment: what others write meanwhile is in none of them. */
export const enUnMomento = <T>(db: Db, trabajo: (db: Db) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(trabajo);

/** What reads or writes all that there is takes longer than what a call may. Until the transaction ends. */
export const quitarPlazo = async (trx: Db): Promise<void> => {
  await sql`set local statement_timeout = 0`.execute(trx);
};
