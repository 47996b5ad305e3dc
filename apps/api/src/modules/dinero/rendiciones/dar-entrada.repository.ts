import { MEDIOS_DE_PAGO } from '@colega/domain/dinero';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';

const zPorEntrar = z.object({
  id: z.number(),
  medio: z.enum([...MEDIOS_DE_PAGO, 'transferencia']),
  externo: z.string().nullable(),
  numero_boleta: z.string().nullable(),
  importe: z.string(),
  dia: z.string(),
});
export type RenglonPorEntrar = z.output<typeof zPorEntrar>;

const DE_UNA = (rendicionId: number) => sql`rendicion_renglones r
  where r.rendicion_id = ${rendicionId} and r.tipo = 'cobro' and r.repite_id is null and r.importe > 0
    and num_nonnulls(r.operacion_id, r.cobro_id, r.reversion_id, r.devolucion_id, r.cobro_devuelto_id, r.deposito_id) = 0
    and not exists (select from rendicion_resoluciones z where z.renglon_id = r.id)
    and not exists (select from gastos_de_banco g where g.renglon_id = r.id and g.deshecho_en is null)`;

/** Money that its collector says it took and that is not here. */
export const findPorEntrar = (
  db: Db,
  rendicionId: number,
  { ids, despuesDe = 0, limit }: { ids: readonly number[] | null; despuesDe?: number; limit: number },
): Promise<RenglonPorEntrar[]> =>
  leerFilas(
    db,
    zPorEntrar,
    sql`select r.id, r.medio, r.externo, r.numero_boleta, r.importe::text, to_char(r.dia, 'YYYY-MM-DD') as dia
      from ${DE_UNA(rendicionId)} and (${ids ? [...ids] : null}::int[] is null or r.id = any(${ids ? [...ids] : null}::int[]))
        and r.id > ${despuesDe}
      order by r.id limit ${limit}`,
  );

const zTotal = z.object({ total: z.number() });
export const countPorEntrar = async (db: Db, rendicionId: number): Promise<number> =>
  (await leerFilas(db, zTotal, sql`select count(*)::int as total from ${DE_UNA(rendicionId)}`))[0]?.total ?? 0;
