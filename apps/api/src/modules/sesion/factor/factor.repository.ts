import { sql } from 'kysely';
import type { Db } from '../../../db/conectar.ts';

export const findApp = (db: Db, usuarioId: number) =>
  db.selectFrom('apps_de_codigos').selectAll().where('usuario_id', '=', usuarioId).executeTakeFirst();

export const upsertPendiente = (db: Db, usuario_id: number, pendiente: Buffer, pendiente_hasta: Date) =>
  db
    .insertInto('apps_de_codigos')
    .values({ usuario_id, pendiente, pendiente_hasta })
    .onConflict((conflicto) => conflicto.column('usuario_id').doUpdateSet({ pendiente, pendiente_hasta }))
    .execute();

export const updateActiva = (db: Db, usuarioId: number, activa_desde: Date, ultimo_paso: number) =>
  db
    .updateTable('apps_de_codigos')
    .set({ secreto: sql`pendiente`, activa_desde, ultimo_paso, pendiente: null, pendiente_hasta: null })
    .where('usuario_id', '=', usuarioId)
    .execute();

export const updatePaso = (db: Db, usuarioId: number, ultimo_paso: number) =>
  db.updateTable('apps_de_codigos').set({ ultimo_paso }).where('usuario_id', '=', usuarioId).execute();

export const deleteApp = (db: Db, usuarioId: number) =>
  db.deleteFrom('apps_de_codigos').where('usuario_id', '=', usuarioId).execute();

export const findLlaves = (db: Db, usuarioId: number) =>
  db.selectFrom('llaves_de_acceso').selectAll().where('usuario_id', '=', usuarioId).orderBy('id').execute();
export type FilaDeLlave = Awaited<ReturnType<typeof findLlaves>>[number];

type LlaveAgregada = Omit<FilaDeLlave, 'id' | 'usada_en'>;
/** False when that passkey is already somebody's. */
export const insertLlave = async (db: Db, llave: LlaveAgregada): Promise<boolean> =>
  (await db
    .insertInto('llaves_de_acceso')
    .values(llave)
    .onConflict((conflicto) => conflicto.column('credencial').doNothing())
    .returning('id')
    .executeTakeFirst()) !== undefined;

export const updateUsoDeLlave = (db: Db, id: number, contador: number, usada_en: Date) =>
  db.updateTable('llaves_de_acceso').set({ contador, usada_en }).where('id', '=', id).execute();

export const deleteLlave = async (db: Db, usuarioId: number, id: number): Promise<string | undefined> =>
  (
    await db
      .deleteFrom('llaves_de_acceso')
      .where('usuario_id', '=', usuarioId)
      .where('id', '=', id)
      .returning('nombre')
      .executeTakeFirst()
  )?.nombre;

export const deleteLlaves = (db: Db, usuarioId: number) =>
  db.deleteFrom('llaves_de_acceso').where('usuario_id', '=', usuarioId).execute();

export const replaceCodigos = async (db: Db, usuario_id: number, hashes: readonly Buffer[]): Promise<void> => {
  await db.deleteFrom('codigos_de_recuperacion').where('usuario_id', '=', usuario_id).execute();
  if (hashes.length > 0)
    await db
      .insertInto('codigos_de_recuperacion')
      .values(hashes.map((hash) => ({ usuario_id, hash })))
      .execute();
};

/** Whether it was there and unused: of two uses at once one takes it. */
export const gastarCodigo = async (db: Db, usuarioId: number, hash: Buffer, usado_en: Date): Promise<boolean> =>
  (await db
    .updateTable('codigos_de_recuperacion')
    .set({ usado_en })
    .where('usuario_id', '=', usuarioId)
    .where('hash', '=', hash)
    .where('usado_en', 'is', null)
    .returning('usado_en')
    .executeTakeFirst()) !== undefined;

export const contarCodigos = async (db: Db, usuarioId: number): Promise<number> => {
  const { quedan } = await db
    .selectFrom('codigos_de_recuperacion')
    .select(({ fn }) => fn.countAll<number>().as('quedan'))
    .where('usuario_id', '=', usuarioId)
    .where('usado_en', 'is', null)
    .executeTakeFirstOrThrow();
  return quedan;
};
