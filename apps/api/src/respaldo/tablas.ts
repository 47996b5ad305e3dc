import type pg from 'pg';

export type TablaRespaldada = { tabla: string; columnas: string[] };
export type Secuencia = { secuencia: string; ultimo: string | null };

// Images are kept as files, wherever they were; counts of a time window mean nothing tomorrow.
const APARTE = ['public.media_contenidos', 'public.cuentas'];
const DE_VERSION = ['public.migraciones', 'public.migraciones_cerrojo', 'graphile_worker.migrations'];

const ESQUEMAS = ['public', 'graphile_worker'];

export async function findTablas(cliente: pg.Client): Promise<TablaRespaldada[]> {
  const { rows } = await cliente.query<TablaRespaldada>(
    `select format('%I.%I', n.nspname, c.relname) as tabla,
            array_agg(quote_ident(a.attname) order by a.attnum) as columnas
       from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relkind in ('r', 'p') and not c.relispartition and n.nspname = any($1)
        and format('%I.%I', n.nspname, c.relname) <> all($2)
      group by 1 order by 1`,
    [ESQUEMAS, [...APARTE, ...DE_VERSION]],
  );
  return rows;
}

export async function findSecuencias(cliente: pg.Client): Promise<Secuencia[]> {
  const { rows } = await cliente.query<Secuencia>(
    `select format('%I.%I', schemaname, sequencename) as secuencia, last_value::text as ultimo
       from pg_sequences where schemaname = any($1) order by 1`,
    [ESQUEMAS],
  );
  return rows;
}

const existe = async (cliente: pg.Client, tabla: string): Promise<boolean> =>
  (await cliente.query('select to_regclass($1) is not null as existe', [tabla])).rows[0]?.existe === true;

export async function findVersion(cliente: pg.Client): Promise<{ migraciones: string[]; cola: number[] }> {
  const propias = (await existe(cliente, 'public.migraciones'))
    ? await cliente.query<{ name: string }>('select name from migraciones order by name')
    : { rows: [] };
  const deLaCola = (await existe(cliente, 'graphile_worker.migrations'))
    ? await cliente.query<{ id: number }>('select id from graphile_worker.migrations order by id')
    : { rows: [] };
  return { migraciones: propias.rows.map(({ name }) => name), cola: deLaCola.rows.map(({ id }) => id) };
}

export async function findTablaConDatos(cliente: pg.Client): Promise<string | null> {
  for (const { tabla } of await findTablas(cliente)) {
    const { rows } = await cliente.query(`select exists (select from ${tabla}) as hay`);
    if (rows[0]?.hay === true) return tabla;
  }
  return null;
}
