import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../../db/conectar.ts';
import type { BaseDeDatos } from '../../db/tablas.generadas.ts';

export const findOficinas = (db: Db) => db.selectFrom('oficinas').selectAll().orderBy('orden').orderBy('id').execute();

export const insertOficina = async (db: Db, oficina: Insertable<BaseDeDatos['oficinas']>): Promise<number> =>
  (await db.insertInto('oficinas').values(oficina).returning('id').executeTakeFirstOrThrow()).id;

export const updateOficina = (db: Db, id: number, cambios: Updateable<BaseDeDatos['oficinas']>) =>
  db.updateTable('oficinas').set(cambios).where('id', '=', id).execute();
