import { MEDIOS_DEL_CAJON } from '@colega/domain/dinero';
import type { Fecha } from '@colega/domain/fechas';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';

const zMedio = z.enum(MEDIOS_DEL_CAJON);
const zArqueo = z.object({ medio: zMedio, contado: z.string(), motivo: z.string().nullable() });
export type FilaDeArqueo = z.output<typeof zArqueo>;

export const insertArqueos = async (db: Db, cierre_id: number, contados: readonly FilaDeArqueo[]): Promise<void> => {
  if (contados.length === 0) return;
  await db
    .insertInto('cierre_arqueos')
    .values(contados.map((uno) => ({ cierre_id, ...uno })))
    .execute();
};

export const findArqueosDeCierre = (db: Db, cierreId: number): Promise<FilaDeArqueo[]> =>
  leerFilas(
    db,
    zArqueo,
    sql`select medio, contado::text, motivo from cierre_arqueos where cierre_id = ${cierreId} order by medio`,
  );

const zDiferencia = z.object({ medio: zMedio, diferencia: z.string(), cuando: z.date() });
/** What was missing of each thing, or there was too much of, and the moment that it has in the ledger. */
export const findDiferenciasDeCierre = (db: Db, cierreId: number) =>
  leerFilas(
    db,
    zDiferencia,
    sql`select c.medio, c.diferencia::text, momento_de_arqueo(x) as cuando
      from cierre_cuentas c join cierres x on x.id = c.cierre_id
      where c.cierre_id = ${cierreId} and c.diferencia <> 0 order by c.medio`,
  );

const zDelDia = z.object({ medio: zMedio, del_dia: z.string(), despues: z.string() });
/** What moved in the drawer on that day alone, and after it, of what is not closed. */
export const sumarCajonDelDia = (db: Db, dia: Fecha) =>
  leerFilas(
    db,
    zDelDia,
    sql`select medio, coalesce(sum(entradas - salidas) filter (where dia = ${dia}::date), 0.00)::text as del_dia,
        coalesce(sum(entradas - salidas) filter (where dia > ${dia}::date), 0.00)::text as despues from sin_cerrar_por_dia
      where dia >= ${dia}::date and banco is null and medio = any(${[...MEDIOS_DEL_CAJON]}::text[]) group by medio order by medio`,
  );
