import type { Db } from '../../db/conectar.ts';

/** Each fact about a person is another version of what is kept of them. */
export const updateVersion = (db: Db, personaId: number) =>
  db
    .updateTable('personas')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', personaId)
    .execute();

export const findVersion = async (db: Db, personaId: number): Promise<number> =>
  (await db.selectFrom('personas').select('version').where('id', '=', personaId).executeTakeFirstOrThrow()).version;
