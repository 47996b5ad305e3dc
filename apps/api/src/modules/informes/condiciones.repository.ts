import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/conectar.ts';
import { leerFilas } from '../../db/leer-filas.ts';

/** Column by column, what was asked of it; what was not asked says nothing. */
export const condicionesDe = (
  pares: readonly (readonly [string, string | number | undefined])[],
): RawBuilder<unknown> =>
  sql.join(
    [
      sql`true`,
      ...pares.flatMap(([columna, valor]) => (valor === undefined ? [] : [sql`${sql.ref(columna)} = ${valor}`])),
    ],
    sql` and `,
  );

/** A row of what is counted, and its figures by name. */
export type FilaContada = { clave: string; cifras: Record<string, string | number | null> };

const zTotal = z.object({ total: z.number() });

/** Up to `maximo` and one more: that there are too many is all that is asked. */
export const countHasta = async (db: Db, origen: RawBuilder<unknown>, maximo: number): Promise<number> => {
  const rows = await leerFilas(
    db,
    zTotal,
    sql`select count(*)::int as total from (select 1 ${origen} limit ${maximo + 1}) x`,
  );
  return rows[0]?.total ?? 0;
};
