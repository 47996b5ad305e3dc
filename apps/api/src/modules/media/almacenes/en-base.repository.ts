import type { Db } from '../../../db/conectar.ts';

export const upsertContenido = (db: Db, clave: string, bytes: Buffer) =>
  db
    .insertInto('media_contenidos')
    .values({ clave, bytes })
    .onConflict((existente) => existente.column('clave').doUpdateSet({ bytes }))
    .execute();

export const findContenido = (db: Db, clave: string) =>
  db.selectFrom('media_contenidos').select('bytes').where('clave', '=', clave).executeTakeFirst();

export const deleteContenido = (db: Db, clave: string) =>
  db.deleteFrom('media_contenidos').where('clave', '=', clave).execute();
