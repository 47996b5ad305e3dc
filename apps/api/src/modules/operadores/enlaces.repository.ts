import type { Db } from '../../db/conectar.ts';
import { lockCerrojo } from '../../db/lock-cerrojo.ts';

const CERROJO = 7_410_431;
/** When several processes start at once, one makes the link. */
export const bloquearEnlaces = (db: Db) => lockCerrojo(db, CERROJO);

export const hayEnlaceVigente = async (db: Db, ahora: Date): Promise<boolean> =>
  (await db.selectFrom('enlaces_de_administracion').select('id').where('vence_en', '>', ahora).executeTakeFirst()) !==
  undefined;

export const reemplazarEnlace = async (
  db: Db,
  enlace: { hash: Buffer; creado_en: Date; vence_en: Date },
): Promise<void> => {
  await db.deleteFrom('enlaces_de_administracion').execute();
  await db.insertInto('enlaces_de_administracion').values(enlace).execute();
};

export const esVigente = async (db: Db, hash: Buffer, ahora: Date): Promise<boolean> =>
  (await db
    .selectFrom('enlaces_de_administracion')
    .select('id')
    .where('hash', '=', hash)
    .where('vence_en', '>', ahora)
    .executeTakeFirst()) !== undefined;

/** Whether it was there to be used: of two at once, one takes it. */
export const gastarEnlace = async (db: Db, hash: Buffer, ahora: Date): Promise<boolean> =>
  (await db
    .deleteFrom('enlaces_de_administracion')
    .where('hash', '=', hash)
    .where('vence_en', '>', ahora)
    .returning('id')
    .executeTakeFirst()) !== undefined;
