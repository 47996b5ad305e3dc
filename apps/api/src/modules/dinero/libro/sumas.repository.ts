import type { Fecha } from '@colega/domain/fechas';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';

const comienzo = (dia: Fecha) => sql`(${dia}::date::timestamp at time zone 'America/Argentina/Buenos_Aires')`;
const final = (dia: Fecha) => sql`((${dia}::date + 1)::timestamp at time zone 'America/Argentina/Buenos_Aires')`;

const zSuma = z.object({
  cuenta: z.string(),
  medio: z.string().nullable(),
  banco: z.string().nullable(),
  inicial: z.string(),
  debe: z.string(),
  haber: z.string(),
});
type SumaLeida = z.output<typeof zSuma>;

/** Of each account, what it had before the first day and what moved until the last one. */
export const sumarCuentas = (db: Db, { desde, hasta }: { desde: Fecha; hasta: Fecha }): Promise<SumaLeida[]> =>
  leerFilas(
    db,
    zSuma,
    sql`
    select m.cuenta, m.medio, m.banco,
      coalesce(sum(m.importe) filter (where a.cuando < ${comienzo(desde)}), 0.00)::text as inicial,
      coalesce(sum(m.importe) filter (where a.cuando >= ${comienzo(desde)} and m.importe > 0), 0.00)::text as debe,
      coalesce(-sum(m.importe) filter (where a.cuando >= ${comienzo(desde)} and m.importe < 0), 0.00)::text as haber
    from movimientos m join asientos a on a.id = m.asiento_id
    where a.cuando < ${final(hasta)}
    group by m.cuenta, m.medio, m.banco order by m.cuenta, m.medio nulls first, m.banco nulls first`,
  );
