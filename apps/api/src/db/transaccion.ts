import type { Db } from './conectar.ts';

/** Runs inside the open transaction, or opens one. */
export function enTransaccion<T>(db: Db, trabajo: (db: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? trabajo(db) : db.transaction().execute(trabajo);
}
