import { sql } from 'kysely';
import type { Db } from '../../db/conectar.ts';

export const findRubrosDelColegio = (db: Db) =>
  db.selectFrom('rubros').select(['id', 'nombre', 'activo']).orderBy(sql`nombre collate "es-AR-x-icu"`).execute();

/** Those that begin before those that end: there is never none. */
export const updateRubrosActivos = async (db: Db, activos: readonly number[]): Promise<void> => {
  const poner = (activo: boolean) => db.updateTable('rubros').set({ activo }).where('activo', '=', !activo);
  await poner(true).where('id', 'in', activos).execute();
  await poner(false).where('id', 'not in', activos).execute();
};
