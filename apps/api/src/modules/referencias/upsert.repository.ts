import { type Insertable, sql } from 'kysely';
import type { Db } from '../../db/conectar.ts';
import type { CON_IDS_DE_DATA } from '../../db/permisos.ts';
import type { BaseDeDatos } from '../../db/tablas.generadas.ts';

const FILAS_POR_CONSULTA = 1_000;

/**
 * Inserts or updates the rows of data/ by id. Rows no longer in data/ stay, since files may refer to them. Of `alEntrar` data/ says the
 * first value alone: from then on it is the college's.
 */
export async function upsert<T extends (typeof CON_IDS_DE_DATA)[number]>(
  db: Db,
  tabla: T,
  filas: readonly (Insertable<BaseDeDatos[T]> & { id: number })[],
  alEntrar: readonly string[] = [],
): Promise<void> {
  const columnas = Object.keys(filas[0] ?? {}).filter((columna) => columna !== 'id');
  const deSiempre = columnas.filter((columna) => !alEntrar.includes(columna));
  const set = sql.join(deSiempre.map((columna) => sql`${sql.ref(columna)} = excluded.${sql.ref(columna)}`));
  for (let desde = 0; desde < filas.length; desde += FILAS_POR_CONSULTA) {
    const valores = filas.slice(desde, desde + FILAS_POR_CONSULTA).map((fila) => {
      const porColumna = fila as Record<string, unknown>;
      return sql`(${sql.join([fila.id, ...columnas.map((columna) => porColumna[columna])])})`;
    });
    const nombres = sql.join(['id', ...columnas].map((columna) => sql.ref(columna)));
    await sql`insert into ${sql.table(tabla)} (${nombres}) values ${sql.join(valores)}
      on conflict (id) do update set ${set}`.execute(db);
  }
  await avanzarIdentidad(db, tabla);
}

/** Of a college that has none: from then on it says which ones it has. */
export const insertDistritosDeEntrada = async (
  db: Db,
  filas: readonly (Insertable<BaseDeDatos['distritos']> & { id: number })[],
): Promise<void> => {
  const alguno = await db.selectFrom('distritos').select('id').limit(1).executeTakeFirst();
  if (alguno !== undefined) return;
  await db.insertInto('distritos').values(filas).execute();
  await avanzarIdentidad(db, 'distritos');
};

async function avanzarIdentidad(db: Db, tabla: string): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(${tabla}, 'id'), greatest(max(id), 1))
    from ${sql.table(tabla)}`.execute(db);
}
