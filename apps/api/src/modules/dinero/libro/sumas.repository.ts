import type { Fecha } from '@colega/domain/fechas';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';

const zSuma = z.object({
  cuenta: z.string(),
  medio: z.string().nullable(),
  banco: z.string().nullable(),
  inicial: z.string(),
  debe: z.string(),
  haber: z.string(),
});
type SumaLeida = z.output<typeof zSuma>;

/**
 * Of each account, what it had before the first day and what moved until the last one. From the sums that the database keeps by day, with
 * the entries that wait to be in them: of one moment, whatever is being summed meanwhile (S-1076).
 */
export const sumarCuentas = (db: Db, { desde, hasta }: { desde: Fecha; hasta: Fecha }): Promise<SumaLeida[]> =>
  leerFilas(
    db,
    zSuma,
    sql`
    select cuenta, medio, banco,
      coalesce(sum(debe - haber) filter (where dia < ${desde}::date), 0.00)::text as inicial,
      coalesce(sum(debe) filter (where dia >= ${desde}::date), 0.00)::text as debe,
      coalesce(sum(haber) filter (where dia >= ${desde}::date), 0.00)::text as haber
    from sumas_del_libro where dia <= ${hasta}::date
    group by cuenta, medio, banco order by cuenta, medio nulls first, banco nulls first`,
  );

const zCuantos = z.object({ cuantos: z.number() });
/** Some of the entries that wait go into the sums of their days. Answers how many. */
export const sumarPorDia = async (db: Db, tantos: number): Promise<number> =>
  (await leerFilas(db, zCuantos, sql`select sumar_el_libro(${tantos}::int) as cuantos`))[0]?.cuantos ?? 0;
/** The same, of what waits for a closing. */
export const sumarLoSinCerrar = async (db: Db, tantos: number): Promise<number> =>
  (await leerFilas(db, zCuantos, sql`select sumar_lo_sin_cerrar(${tantos}::int) as cuantos`))[0]?.cuantos ?? 0;
