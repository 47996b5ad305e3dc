import { sql } from 'kysely';
import type { BaseDePrueba } from './crear-base-de-prueba.ts';

/**
 * Vacuums and analyses these tables, or all, so that what a query reads can be counted. The tests' server commits asynchronously and marks
 * no page until then: a waiting message brings the rest.
 */
export const aspirar = ({ comoDuenio }: BaseDePrueba, ...tablas: string[]): Promise<void> =>
  comoDuenio(async (db) => {
    await sql`select pg_logical_emit_message(false, 'pruebas', '', true)`.execute(db);
    await sql`vacuum analyze ${sql.join(tablas.map((tabla) => sql.table(tabla)))}`.execute(db);
  });
