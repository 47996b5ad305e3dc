import { sql } from 'kysely';
import type { Db } from '../db/conectar.ts';
import { cargarReferencias } from '../modules/referencias/cargar-referencias.ts';

const MAS_QUE_LOS_DE_DATA = 500;

/** The reference data in a base before migration 0072: tasks pointed at rows of their forms then. */
export const cargarReferenciasDeAntes = async (db: Db): Promise<void> => {
  await sql`insert into formularios (key, nombre, definicion)
    select n::text, n::text, '{}' from generate_series(1, ${MAS_QUE_LOS_DE_DATA}::int) n`.execute(db);
  await cargarReferencias(db);
};
