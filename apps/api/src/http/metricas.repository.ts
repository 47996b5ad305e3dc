import { DIAS_A_CONCILIAR } from '@colega/contract/dinero';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../db/conectar.ts';
import { leerFilas } from '../db/leer-filas.ts';

const zCola = z.object({ pendientes: z.number(), abandonados: z.number(), demora: z.number() });
type Cola = z.output<typeof zCola>;

/** Waiting jobs, failed ones, and how long the oldest has been due. A job that waits for its hour does not count. */
export const findCola = async (db: Db): Promise<Cola> => {
  const rows = await leerFilas(
    db,
    zCola,
    sql`
    select count(*) filter (where attempts < max_attempts)::int as pendientes,
           count(*) filter (where attempts >= max_attempts)::int as abandonados,
           coalesce(extract(epoch from now() - min(run_at)
             filter (where attempts < max_attempts and locked_at is null and run_at < now())), 0)::float as demora
    from graphile_worker.jobs where key is null or run_at <= now()`,
  );
  return rows[0] ?? { pendientes: 0, abandonados: 0, demora: 0 };
};

/** What the last night found of the trail; undefined before the first one. */
export const findEstadoDeAuditoria = (db: Db) =>
  db
    .selectFrom('verificaciones_de_auditoria')
    .select(['cuando', 'cortes'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** What the last reconciliation that ended found, of those that asked as much as the one of each night; undefined before the first one. */
export const findEstadoDeConciliacion = (db: Db) =>
  db
    .selectFrom('conciliaciones')
    .select(['terminada_en', 'diferencias'])
    .where('estado', '=', 'lista')
    .where('dias', '>=', DIAS_A_CONCILIAR.porDefecto)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
