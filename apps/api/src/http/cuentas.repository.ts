import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../db/conectar.ts';
import { leerFilas } from '../db/leer-filas.ts';

export type RenglonDeCuenta = { clave: string; hasta: number; cuanto: number };

export const finDeVentana = (ventanaMs: number, ahora = Date.now()): number =>
  (Math.floor(ahora / ventanaMs) + 1) * ventanaMs;

const zCuanto = z.object({ clave: z.string(), cuanto: z.number() });

export const sumar = async (db: Db, renglones: readonly RenglonDeCuenta[]): Promise<Map<string, number>> => {
  const rows = await leerFilas(
    db,
    zCuanto,
    sql`
    insert into cuentas as c (clave, hasta, cuanto)
    select * from unnest(${renglones.map(({ clave }) => clave)}::text[], ${renglones.map(({ hasta }) => hasta)}::bigint[],
      ${renglones.map(({ cuanto }) => Math.round(cuanto))}::bigint[]) as nuevos (clave, hasta, cuanto) order by 1
    on conflict (clave) do update set
      cuanto = case when c.hasta = excluded.hasta then c.cuanto + excluded.cuanto else excluded.cuanto end,
      hasta = excluded.hasta
    returning clave, cuanto`,
  );
  return new Map(rows.map(({ clave, cuanto }) => [clave, cuanto]));
};

const zEspera = z.object({ espera: z.number() });

/**
 * One after the other, in whatever process they are: answers how long until one's turn, or null when it is further than that, and
 * nobody waits for it. By the clock of the database, which is one.
 */
export const tomarTurno = async (
  db: Db,
  { clave, cadaMs, esperaMs }: { clave: string; cadaMs: number; esperaMs: number },
): Promise<number | null> => {
  const ahora = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
  const [turno] = await leerFilas(
    db,
    zEspera,
    sql`
    with ahora as (select ${ahora} as ms)
    insert into cuentas as c (clave, hasta, cuanto) select ${clave}, ms + ${cadaMs}::bigint, ms + ${cadaMs}::bigint from ahora
    on conflict (clave) do update set
      cuanto = greatest(c.cuanto, ${ahora}) + ${cadaMs}::bigint,
      hasta = greatest(c.cuanto, ${ahora}) + ${cadaMs}::bigint
    where c.cuanto - ${ahora} <= ${esperaMs}::bigint
    returning greatest(0, c.cuanto - ${cadaMs}::bigint - ${ahora})::int as espera`,
  );
  return turno?.espera ?? null;
};

export const leerCuenta = async (db: Db, { clave, hasta }: Omit<RenglonDeCuenta, 'cuanto'>): Promise<number> => {
  const fila = await db
    .selectFrom('cuentas')
    .select('cuanto')
    .where('clave', '=', clave)
    .where('hasta', '=', hasta)
    .executeTakeFirst();
  return fila?.cuanto ?? 0;
};

export const olvidarVencidas = (db: Db, ahora = Date.now()) =>
  sql`delete from cuentas where clave in (select clave from cuentas where hasta < ${ahora - 60_000} limit 1000)`.execute(
    db,
  );
