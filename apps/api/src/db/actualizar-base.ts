import { sql } from 'kysely';
import { ErrorDeArranque } from '../error-de-arranque.ts';
import { migrarCola } from '../jobs/trabajador.ts';
import type { Db } from './conectar.ts';
import { migrar } from './migrate.ts';

export const CERROJO = 7_410_416;

/**
 * Brings our tables (all of them, or up to `hasta`) and the queue's up to date, one process at a time: each looks at what
 * there is while it does, and must not find the other's half done. Needs two connections. Throws ErrorDeArranque.
 */
export const actualizarBase = (db: Db, databaseUrl: string, hasta?: string): Promise<void> =>
  db
    .transaction()
    .execute(async (trx) => {
      // the one before may take longer than any query, and this transaction does nothing meanwhile
      for (const limite of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
        await sql`set local ${sql.raw(limite)} = 0`.execute(trx);
      await sql`select pg_advisory_xact_lock(${CERROJO})`.execute(trx);
      await migrar(db, hasta);
      await migrarCola(databaseUrl);
    })
    .catch((error: unknown) => {
      if (error instanceof ErrorDeArranque) throw error;
      const motivo = error instanceof Error ? error.message : String(error);
      throw new ErrorDeArranque(`No se pudo actualizar la base de datos: ${motivo}`, { cause: error });
    });
