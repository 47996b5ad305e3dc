import { type RawBuilder, sql } from 'kysely';
import type { Cobrador } from '../rendiciones/origenes.ts';

/** What was agreed, on its day (S-1080, S-1100), that a collector keeps of a payment, to the centavo. */
export const comisionAcordada = (
  { comisiones }: Pick<Cobrador, 'comisiones'>,
  monto: RawBuilder<unknown>,
  dia: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  sql`round(${monto} * coalesce((select t.por_ciento from jsonb_to_recordset(${JSON.stringify(comisiones)}::jsonb) as t(desde date, por_ciento numeric)
    where t.desde <= ${dia} order by t.desde desc limit 1), 0) / 100, 2)`;
