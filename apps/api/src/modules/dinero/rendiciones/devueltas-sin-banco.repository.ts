import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import { reabierto } from '../cobros/sin-cupon.repository.ts';

const zDevuelta = z.object({
  id: z.number(),
  medio: z.string(),
  banco: z.string().nullable(),
  importe: z.string(),
  cuando: z.date(),
});

/** What was given back by transfer without telling its bank, and that the files of this one, and of no other, have among what left (S-1112). */
export const updateDevueltasSinBanco = (db: Db, banco: string) =>
  leerFilas(
    db,
    zDevuelta,
    sql`update cobros_sin_cupon c set banco_devolucion = ${banco}
      where c.id in (select r.cobro_devuelto_id from rendicion_renglones r where r.origen = ${banco} and r.cobro_devuelto_id is not null
          and r.importe = c.importe)
        and not exists (select from rendicion_renglones r where r.cobro_devuelto_id = c.id and r.origen <> ${banco}
          and r.origen not like 'anulada %')
        and c.devuelto_en is not null and c.comprobante_devolucion is not null and c.banco_devolucion is null and c.importe > 0
        and c.medio not in ('caja', 'transferencia') and not ${reabierto}
      returning c.id, c.medio, c.banco, c.importe::text, now() as cuando`,
  );
