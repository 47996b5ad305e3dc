import { sql } from 'kysely';
import type { Db } from '../../../db/conectar.ts';

export type Suscripcion = { direccion: string; p256dh: string; auth: string };

type DispositivoNuevo = Suscripcion & {
  usuario_id: number;
  sesion_id: string;
  huella: Buffer | null;
  clave: string;
  dispositivo: string;
  creado_en: Date;
};

/** Those activated with that key. */
export const findDispositivosConAvisos = (db: Db, usuario_id: number, clave: string) =>
  db
    .selectFrom('dispositivos_con_avisos')
    .select(['id', 'dispositivo', 'sesion_id', 'huella', 'creado_en', 'avisado_en'])
    .where('usuario_id', '=', usuario_id)
    .where('clave', '=', clave)
    .orderBy('creado_en', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** A browser is of whoever turned its notices on last, with nothing of who did before; a session has one. */
export const upsertDispositivo = async (db: Db, { direccion, ...fila }: DispositivoNuevo): Promise<void> => {
  await db
    .deleteFrom('dispositivos_con_avisos')
    .where(({ eb, or, and }) =>
      or([
        and([eb('sesion_id', '=', fila.sesion_id), eb('direccion', '<>', direccion)]),
        and([eb('direccion', '=', direccion), eb('usuario_id', '<>', fila.usuario_id)]),
      ]),
    )
    .execute();
  await db
    .insertInto('dispositivos_con_avisos')
    .values({ direccion, ...fila })
    .onConflict((oc) => oc.column('direccion').doUpdateSet(fila))
    .execute();
};

/** How it is told; undefined if it is not theirs. */
export const findSuscripcion = (db: Db, usuario_id: number, id: number) =>
  db
    .selectFrom('dispositivos_con_avisos')
    .select(['direccion', 'p256dh', 'auth', 'clave'])
    .where('id', '=', id)
    .where('usuario_id', '=', usuario_id)
    .executeTakeFirst();

export const updateAvisado = async (db: Db, id: number, avisado_en: Date): Promise<void> => {
  await db.updateTable('dispositivos_con_avisos').set({ avisado_en }).where('id', '=', id).execute();
};

/** All but the latest ones. */
export const deleteSobrantes = async (db: Db, usuario_id: number, quedan: number): Promise<void> => {
  await sql`
    delete from dispositivos_con_avisos where id in (
      select id from dispositivos_con_avisos where usuario_id = ${usuario_id} order by creado_en desc, id desc offset ${quedan})`.execute(
    db,
  );
};

/** Answers whether it was theirs. */
export const deleteDispositivo = async (db: Db, usuario_id: number, id: number): Promise<boolean> => {
  const borrado = db.deleteFrom('dispositivos_con_avisos').where('id', '=', id).where('usuario_id', '=', usuario_id);
  return (await borrado.executeTakeFirst()).numDeletedRows > 0n;
};
