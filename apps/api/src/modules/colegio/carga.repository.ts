import type { Insertable } from 'kysely';
import type { Db } from '../../db/conectar.ts';
import type { BaseDeDatos } from '../../db/tablas.generadas.ts';

export const insertColegio = (db: Db, colegio: Insertable<BaseDeDatos['colegio']>) =>
  db
    .insertInto('colegio')
    .values(colegio)
    .onConflict((oc) => oc.column('id').doNothing())
    .execute();

export const findIdsDeDistritos = async (db: Db): Promise<number[]> =>
  (await db.selectFrom('distritos').select('id').orderBy('id').execute()).map(({ id }) => id);

export const findClavesConSeccion = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('secciones_del_colegio').select('clave').execute()).map(({ clave }) => clave);

export const insertSecciones = (db: Db, claves: readonly string[]) =>
  db
    .insertInto('secciones_del_colegio')
    .values(claves.map((clave) => ({ clave })))
    .onConflict((oc) => oc.column('clave').doNothing())
    .execute();

export const insertTextos = (db: Db, textos: Readonly<Record<string, string>>) =>
  db
    .insertInto('textos_del_colegio')
    .values(Object.entries(textos).map(([clave, texto]) => ({ clave, texto })))
    .onConflict((oc) => oc.column('clave').doNothing())
    .execute();
