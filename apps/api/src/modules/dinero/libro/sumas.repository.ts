import type { Fecha } from '@colega/domain/fechas';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import type { CuentaDeCircuito } from './plan-de-cuentas.ts';

const zSuma = z.object({
  cuenta: z.string(),
  medio: z.string().nullable(),
  banco: z.string().nullable(),
  /** Of an account that its circuit has to itself. */
  circuito: z.string().nullable(),
  inicial: z.string(),
  debe: z.string(),
  haber: z.string(),
});
type SumaLeida = z.output<typeof zSuma>;

/**
 * Of each account, what it had before the first day and what moved until the last one. From the sums that the database keeps by day, with
 * the entries that wait to be in them: of one moment, whatever is being summed meanwhile (S-1076). What a circuit has in an account of its
 * own is apart, from the day on which it has it.
 */
export const sumarCuentas = (
  db: Db,
  { desde, hasta }: { desde: Fecha; hasta: Fecha },
  porCircuito: readonly CuentaDeCircuito[],
): Promise<SumaLeida[]> =>
  leerFilas(
    db,
    zSuma,
    sql`
    select s.cuenta, s.medio, s.banco, p.circuito,
      coalesce(sum(debe - haber) filter (where dia < ${desde}::date), 0.00)::text as inicial,
      coalesce(sum(debe) filter (where dia >= ${desde}::date), 0.00)::text as debe,
      coalesce(sum(haber) filter (where dia >= ${desde}::date), 0.00)::text as haber
    from sumas_del_libro s left join unnest(${porCircuito.map(({ cuenta }) => cuenta)}::text[],
        ${porCircuito.map(({ circuito }) => circuito)}::text[], ${porCircuito.map((una) => una.desde)}::date[])
      p (cuenta, circuito, rige_desde) on p.cuenta = s.cuenta and p.circuito = s.circuito and s.dia >= p.rige_desde
    where s.dia <= ${hasta}::date
    group by s.cuenta, s.medio, s.banco, p.circuito
    order by s.cuenta, s.medio nulls first, s.banco nulls first, p.circuito nulls first`,
  );

const zCuantos = z.object({ cuantos: z.number() });
/** Some of the entries that wait go into the sums of their days. Answers how many. */
export const sumarPorDia = async (db: Db, tantos: number): Promise<number> =>
  (await leerFilas(db, zCuantos, sql`select sumar_el_libro(${tantos}::int) as cuantos`))[0]?.cuantos ?? 0;
/** The same, of what waits for a closing. */
export const sumarLoSinCerrar = async (db: Db, tantos: number): Promise<number> =>
  (await leerFilas(db, zCuantos, sql`select sumar_lo_sin_cerrar(${tantos}::int) as cuantos`))[0]?.cuantos ?? 0;
