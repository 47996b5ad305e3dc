import { sql } from 'kysely';
import type { Db } from './conectar.ts';

/** What happened: rows are added to them and never changed nor removed. */
export const SOLO_CRECEN = [
  'asientos',
  'movimientos',
  'operaciones_pago',
  'imputaciones',
  'revisiones',
  'reversiones',
  'devoluciones',
  'comprobantes',
  'auditoria',
] as const;
/** Which version of the tables it is: only their owner writes it. */
const DE_VERSION = ['migraciones', 'migraciones_cerrojo', 'graphile_worker.migrations'] as const;

const ESQUEMAS = sql.join([sql.id('public'), sql.id('graphile_worker')]);
const tablas = (nombres: readonly string[]) => sql.join(nombres.map((nombre) => sql.table(nombre)));

// The queue's library shows its rows to their owner alone, unless something is said.
async function mostrarCola(db: Db, rol: string): Promise<void> {
  const { rows } = await sql<{ tabla: string }>`
    select c.relname as tabla from pg_class c
    where c.relnamespace = 'graphile_worker'::regnamespace and c.relrowsecurity
      and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = ${rol})`.execute(db);
  for (const { tabla } of rows)
    await sql`create policy ${sql.id(rol)} on ${sql.id('graphile_worker', tabla)} to ${sql.id(rol)}
      using (true) with check (true)`.execute(db);
}

// Those that are not the id of a table.
async function findNumeros(db: Db): Promise<string[]> {
  const { rows } = await sql<{ nombre: string }>`
    select s.relname as nombre from pg_class s
    where s.relkind = 'S' and s.relnamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = s.oid and d.deptype in ('a', 'i'))`.execute(db);
  return rows.map(({ nombre }) => nombre);
}

/**
 * Gives the program's role what it needs of every table there is, and no more: it owns none, empties none, and only adds to those
 * that only grow. Said again after each migration, whose new tables are then its too.
 */
export const otorgarPermisos = (db: Db, rol: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const aEl = sql`to ${sql.id(rol)}`;
    const deEl = sql`from ${sql.id(rol)}`;
    await sql`grant usage on schema ${ESQUEMAS} ${aEl}`.execute(trx);
    await sql`grant select, insert, update, delete on all tables in schema ${ESQUEMAS} ${aEl}`.execute(trx);
    await sql`revoke update, delete on ${tablas(SOLO_CRECEN)} ${deEl}`.execute(trx);
    await sql`revoke insert, update, delete on ${tablas(DE_VERSION)} ${deEl}`.execute(trx);
    // What is loaded from data/ moves the counters of ids; those of the numbers that people see only go on.
    await sql`grant usage, select, update on all sequences in schema ${ESQUEMAS} ${aEl}`.execute(trx);
    await sql`revoke update on sequence ${tablas(await findNumeros(trx))} ${deEl}`.execute(trx);
    await mostrarCola(trx, rol);
  });

/** Whether the role of this connection could take away what the database refuses: a superuser, or the owner of the tables. */
export const puedeDeMas = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{ puede: boolean }>`
    select rolsuper or pg_has_role(oid, (select relowner from pg_class where oid = 'movimientos'::regclass), 'usage') as puede
    from pg_roles where rolname = current_user`.execute(db);
  return rows[0]?.puede ?? true;
};
