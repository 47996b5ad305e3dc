import { sql } from 'kysely';
import type { BaseDePrueba } from './crear-base-de-prueba.ts';

/**
 * Statistics of these tables, or of all, and every page of theirs marked as seen by all, so that what a query reads of them can be counted.
 * The tests' server writes its commits down a moment later, and until then marks nothing of them: a message that waits brings the
 * rest.
 */
export const aspirar = ({ comoDuenio }: BaseDePrueba, ...tablas: string[]): Promise<void> =>
  comoDuenio(async (db) => {
    await sql`select pg_logical_emit_message(false, 'pruebas', '', true)`.execute(db);
    await sql`vacuum analyze ${sql.join(tablas.map((tabla) => sql.table(tabla)))}`.execute(db);
  });
