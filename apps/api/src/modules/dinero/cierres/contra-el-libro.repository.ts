import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';

/**
 * The accounts in which what the last closing left, with what is not closed yet, is not what the ledger has: none. All of one moment, and
 * from what is kept summed. What a former system's file brought is of no till of ours, and of no closing (S-1119).
 */
export const CONTRA_EL_LIBRO = sql`
  select medio, banco, sum(cierre) as cierre, sum(sin_cerrar) as sin_cerrar, sum(libro) as libro from (
    select medio, banco, final as cierre, 0.00 as sin_cerrar, 0.00 as libro from cierre_cuentas
      where cierre_id = (select id from cierres order by numero desc limit 1)
    union all select medio, banco, 0.00, importe, 0.00 from dinero_sin_cerrar
    union all select medio, banco, 0.00, 0.00, debe - haber from sumas_del_libro where cuenta = 'recaudado') x
  where medio <> 'importacion' group by medio, banco having sum(cierre) + sum(sin_cerrar) <> sum(libro)`;

const zDistinta = z.object({
  medio: z.string(),
  banco: z.string().nullable(),
  cierre: z.string(),
  sin_cerrar: z.string(),
  libro: z.string(),
});

export const findDistintasDelLibro = (db: Db) =>
  leerFilas(
    db,
    zDistinta,
    sql`select medio, banco, cierre::text, sin_cerrar::text, libro::text from (${CONTRA_EL_LIBRO}) y
      order by medio, banco nulls first`,
  );
