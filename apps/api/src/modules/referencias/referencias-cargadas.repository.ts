import { sql } from 'kysely';
import type { Db } from '../../db/conectar.ts';

export const findCargadas = async (db: Db): Promise<ReadonlyMap<string, string>> => {
  const filas = await db.selectFrom('referencias_cargadas').select(['nombre', 'huella']).execute();
  return new Map(filas.map(({ nombre, huella }) => [nombre, huella]));
};

export const upsertCargada = (db: Db, nombre: string, huella: string) =>
  db
    .insertInto('referencias_cargadas')
    .values({ nombre, huella })
    .onConflict((existente) => existente.column('nombre').doUpdateSet({ huella, cargada_en: sql`now()` }))
    .execute();
