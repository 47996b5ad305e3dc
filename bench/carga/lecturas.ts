import { sql } from 'kysely';
import type { Db } from '../../apps/api/src/db/conectar.ts';

const GRANDE = 5_000;

export type Lecturas = ReadonlyMap<string, { veces: number; filas: number }>;

export const leerLecturas = async (db: Db): Promise<Lecturas> => {
  const { rows } = await sql<{ tabla: string; veces: number; filas: number }>`
    select relname as tabla, seq_scan as veces, seq_tup_read as filas from pg_stat_user_tables
    where schemaname = 'public' and n_live_tup >= ${GRANDE}`.execute(db);
  return new Map(rows.map(({ tabla, ...lectura }) => [tabla, lectura]));
};

export const enteras = (antes: Lecturas, despues: Lecturas): string[] =>
  [...despues].flatMap(([tabla, { veces, filas }]) => {
    const previas = antes.get(tabla);
    const nuevas = veces - (previas?.veces ?? 0);
    return nuevas > 0 ? [`${tabla}: ${nuevas} veces, ${filas - (previas?.filas ?? 0)} filas`] : [];
  });
