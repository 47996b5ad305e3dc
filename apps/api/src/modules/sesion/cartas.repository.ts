import type { Db } from '../../db/conectar.ts';

const DIAS_DE_MEMORIA = 90;

/** Takes the letter of that for whoever asks first; false to the others. Older ones are forgotten. */
export const insertCarta = async (db: Db, clave: string, enviada_en: Date): Promise<boolean> => {
  const limite = new Date(enviada_en.getTime() - DIAS_DE_MEMORIA * 86_400_000);
  await db.deleteFrom('cartas').where('enviada_en', '<', limite).execute();
  const propia = await db
    .insertInto('cartas')
    .values({ clave, enviada_en })
    .onConflict((conflicto) => conflicto.doNothing())
    .returning('clave')
    .executeTakeFirst();
  return propia !== undefined;
};

export const deleteCarta = (db: Db, clave: string) => db.deleteFrom('cartas').where('clave', '=', clave).execute();

export const findDestinatarioById = (db: Db, usuarioId: number) =>
  db
    .selectFrom('usuarios as u')
    .innerJoin('personas as p', 'p.id', 'u.persona_id')
    .select(['p.email', 'p.nombre'])
    .where('u.id', '=', usuarioId)
    .executeTakeFirst();
