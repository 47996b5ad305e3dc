import { sql } from 'kysely';
import type { Db } from '../db/conectar.ts';
import type { BaseDePrueba } from './crear-base-de-prueba.ts';

/** The server keeps up to where it must have written for each 32 transactions together: past them, nobody else's count. */
const INTENTOS = 40;

const aspirarUnaVez = async (db: Db, tablas: readonly string[]): Promise<void> => {
  await sql`select pg_logical_emit_message(false, 'pruebas', '', true)`.execute(db);
  await sql`vacuum analyze ${sql.join(tablas.map((tabla) => sql.table(tabla)))}`.execute(db);
};

/** Tables with a page that is not marked as seen by all. */
const findSinMarcar = async (db: Db, tablas: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ tabla: string }>`
    select relname as tabla from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relallvisible < relpages
      and (${tablas.length === 0} or relname = any(${tablas}))`.execute(db);
  return rows.map(({ tabla }) => tabla);
};

/**
 * Vacuums and analyses these tables, or all, so that what a query reads can be counted. The tests' server commits asynchronously and marks
 * no page until that is written, its own nor that of who committed right after in any database: a waiting message brings what there is,
 * and what somebody else's commit kept unmarked is done again.
 */
export const aspirar = ({ comoDuenio }: Pick<BaseDePrueba, 'comoDuenio'>, ...tablas: string[]): Promise<void> =>
  comoDuenio(async (db) => {
    await aspirarUnaVez(db, tablas);
    let sinMarcar = await findSinMarcar(db, tablas);
    for (let intento = 1; sinMarcar.length > 0; intento++) {
      if (intento > INTENTOS) throw new Error(`Pages not seen by all: ${sinMarcar.join(', ')}`);
      await aspirarUnaVez(db, sinMarcar);
      sinMarcar = await findSinMarcar(db, sinMarcar);
    }
  });
