import { sql } from 'kysely';
import type { Db } from './conectar.ts';

const CLAVE_REPETIDA = '23505';
/** A guard of the base refused what was not so when it was asked: somebody changed it meanwhile. */
const GUARDA = '23001';
/** Two waited for each other, and the database ended one of them. */
const ESPERA_MUTUA = '40P01';
/** Each turn finds what one more had written meanwhile; more than a few is a fault of the program. */
const VUELTAS = 3;

type DeLaBase = { code?: string; constraint?: string; detail?: string; message?: string };
const leerRechazo = (error: unknown): DeLaBase => (error instanceof Error ? (error as DeLaBase) : {});
const DE_DOS_A_LA_VEZ = new Set<string | undefined>([CLAVE_REPETIDA, GUARDA, ESPERA_MUTUA]);
/** Once that it could be seen, the same key or guard again is of nobody else: the work does not look at it. */
const esElMismoRechazo = (uno: DeLaBase, otro: DeLaBase): boolean =>
  uno.code !== ESPERA_MUTUA &&
  uno.code === otro.code &&
  uno.constraint === otro.constraint &&
  uno.detail === otro.detail &&
  uno.message === otro.message;

/**
 * All or nothing. Of two who write the same unique key at once, the one that came second is begun again: it finds what the
 * first wrote, and refuses it in the words of one that came later. So is whom one of the base's guards stopped, and who the database ended
 * for another to go on. What is refused for the same again is a fault, and ends.
 */
export async function enTransaccion<T>(db: Db, trabajo: (db: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return trabajo(db);
  let antes: DeLaBase = {};
  for (let vuelta = 1; ; vuelta++) {
    try {
      return await db.transaction().execute(trabajo);
    } catch (error) {
      const rechazo = leerRechazo(error);
      if (vuelta === VUELTAS || !DE_DOS_A_LA_VEZ.has(rechazo.code) || esElMismoRechazo(antes, rechazo)) throw error;
      antes = rechazo;
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
