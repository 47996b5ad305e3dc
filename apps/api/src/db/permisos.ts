import { type RawBuilder, sql } from 'kysely';
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
/** What the database itself writes down: the program reads it. */
export const DE_LA_BASE = ['cargos_de_contrato_cambios'] as const;
/**
 * What is removed: because somebody asks for it (drafts, a role, an image), because it is written again, or because it was of some
 * time only. Of no other table does the program delete a row.
 */
export const SE_BORRAN = [
  ...['legajos', 'legajo_detalles', 'detalle_tareas', 'legajo_comitentes', 'legajo_inmuebles'],
  ...['media_objects', 'media_contenidos', 'lotes_de_documentos', 'contextos', 'operadores', 'roles_de_operador'],
  ...['enlaces_de_administracion', 'claves_de_reinicio', 'sesiones', 'dispositivos', 'refresh_tokens'],
  ...['apps_de_codigos', 'llaves_de_acceso', 'codigos_de_recuperacion', 'desafios', 'quitas_de_factor'],
  ...['intentos_de_ingreso', 'cuentas', 'idempotencia', 'padron_tickets'],
];
/** Those whose ids come with data/, which moves their counters (modules/referencias/upsert.ts). */
export const CON_IDS_DE_DATA = [
  ...['provincias', 'partidos', 'localidades', 'modalidades', 'estados_legajos', 'estados_matriculas'],
  ...['segmentos', 'rubros', 'segmento_categorias', 'tareas', 'segmento_tareas', 'distritos'],
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

type Existente = { tabla: string; secuencia: string | null };

// Of those that there are: a database may be brought up to an older version.
async function findExistentes(db: Db, nombres: readonly string[]): Promise<Existente[]> {
  const { rows } = await sql<Existente>`
    select c.relname as tabla, pg_get_serial_sequence(c.oid::regclass::text, a.attname) as secuencia
    from pg_class c left join pg_attribute a on a.attrelid = c.oid and a.attname = 'id'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname = any(${[...nombres]})`.execute(db);
  return rows;
}

/** Said one by one, and of none there is nothing to say. */
async function porCada(
  db: Db,
  nombres: readonly string[],
  decir: (tabla: Existente) => RawBuilder<unknown>,
): Promise<void> {
  for (const tabla of await findExistentes(db, nombres)) await decir(tabla).execute(db);
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
    await sql`grant select, insert, update on all tables in schema ${ESQUEMAS} ${aEl}`.execute(trx);
    await sql`grant delete on all tables in schema graphile_worker ${aEl}`.execute(trx);
    await sql`revoke delete on all tables in schema public ${deEl}`.execute(trx);
    await porCada(trx, SE_BORRAN, ({ tabla }) => sql`grant delete on ${sql.table(tabla)} ${aEl}`);
    await sql`revoke update on ${tablas(SOLO_CRECEN)} ${deEl}`.execute(trx);
    await porCada(trx, DE_LA_BASE, ({ tabla }) => sql`revoke insert, update on ${sql.table(tabla)} ${deEl}`);
    await sql`revoke insert, update, delete on ${tablas(DE_VERSION)} ${deEl}`.execute(trx);
    // A counter only goes on.
    await sql`grant usage, select on all sequences in schema ${ESQUEMAS} ${aEl}`.execute(trx);
    await sql`revoke update on all sequences in schema ${ESQUEMAS} ${deEl}`.execute(trx);
    await porCada(
      trx,
      CON_IDS_DE_DATA,
      ({ secuencia }) => sql`grant update on sequence ${sql.raw(String(secuencia))} ${aEl}`,
    );
    await mostrarCola(trx, rol);
  });

/** Whether the role of this connection could take away what the database refuses: a superuser, or the owner of the tables. */
export const puedeDeMas = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{ puede: boolean }>`
    select rolsuper or pg_has_role(oid, (select relowner from pg_class where oid = 'movimientos'::regclass), 'usage') as puede
    from pg_roles where rolname = current_user`.execute(db);
  return rows[0]?.puede ?? true;
};
