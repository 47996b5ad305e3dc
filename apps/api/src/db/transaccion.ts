import type { Db } from './conectar.ts';

export function enTransaccion<T>(db: Db, trabajo: (db: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? trabajo(db) : db.transaction().execute(trabajo);
}
