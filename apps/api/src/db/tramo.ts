import { type RawBuilder, sql } from 'kysely';

/** What the screens ask for; *Auditoría* one more, which says whether there are others. Few, since each one is a statement to keep. */
const HABITUALES: ReadonlySet<number> = new Set([25, 51]);

/**
 * The first rows of a list are written in the statement, and those after them are not. Of a number that comes apart PostgreSQL supposes that it asks for
 * a tenth of the table, and so plans again at each call, which takes longer than reading the rows.
 */
export const tramo = ({ limit, offset }: { limit: number; offset: number }): RawBuilder<unknown> =>
  offset === 0 && HABITUALES.has(limit) ? sql`limit ${sql.lit(limit)}` : sql`limit ${limit} offset ${offset}`;
