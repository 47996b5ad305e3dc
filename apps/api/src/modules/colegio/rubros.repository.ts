import { sql } from 'kysely';
import type { Db } from '../../db/conectar.ts';

export const findRubrosDelColegio = (db: Db) =>
  db.selectFrom('rubros').select(['id', 'nombre', 'activo']).orderBy(sql`nombre collate "es-AR-x-icu"`).execute();

export const updateRubrosActivos = (db: Db, activos: readonly number[]) =>
  db
    .updateTable('rubros')
    .set({ activo: sql<boolean>`id = any(${[...activos]}::int[])` })
    .where(sql<boolean>`activo <> (id = any(${[...activos]}::int[]))`)
    .execute();
