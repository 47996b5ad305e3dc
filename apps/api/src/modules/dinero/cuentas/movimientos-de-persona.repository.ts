import type { FiltrosDeCuenta } from '@colega/contract/dinero';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import { tramo } from '../../../db/tramo.ts';
import { type DeQuienEsLaCuenta, enSuOrden, movimientos, suman, zMovimiento } from '../resumen/anual.repository.ts';

export type BusquedaDeCuenta = DeQuienEsLaCuenta & { filtros: FiltrosDeCuenta };

/** Each with what the account came to: of all its movements, whatever is looked for. */
const conSaldo = (quien: DeQuienEsLaCuenta) => sql`
  select m.*, ${suman} as suma, sum(${suman}) over lado as saldo, row_number() over lado as n
  from (${movimientos(quien)}) m window lado as (order by ${enSuOrden}, importe rows unbounded preceding)`;

const buscados = ({ filtros: { clase, anio }, ...quien }: BusquedaDeCuenta) => sql`(${conSaldo(quien)}) x
  where (${clase ?? null}::text is null or clase = ${clase ?? null})
    and (${anio ?? null}::int is null or extract(year from fecha) = ${anio ?? null}::int)`;

const zConSaldo = zMovimiento.extend({ suma: z.string(), saldo: z.string() });
export type MovimientoConSaldo = z.output<typeof zConSaldo>;

/** What is latest on top. */
export const findMovimientosDePersona = (
  db: Db,
  busqueda: BusquedaDeCuenta,
  pagina: { limit: number; offset: number },
): Promise<MovimientoConSaldo[]> =>
  leerFilas(
    db,
    zConSaldo,
    sql`select fecha, tipo, clase, que, numero_boleta, medio, recibo, importe::text, suma::text, saldo::text
      from ${buscados(busqueda)} order by n desc ${tramo(pagina)}`,
  );

const zSumas = z.object({ cuantos: z.number(), debe: z.string(), haber: z.string() });
export const sumarMovimientosDePersona = async (db: Db, busqueda: BusquedaDeCuenta) => {
  const [fila] = await leerFilas(
    db,
    zSumas,
    sql`select count(*)::int as cuantos, coalesce(sum(greatest(suma, 0.00)), 0.00)::text as debe,
        coalesce(sum(greatest(-suma, 0.00)), 0.00)::text as haber from ${buscados(busqueda)}`,
  );
  return fila ?? { cuantos: 0, debe: '0.00', haber: '0.00' };
};

const zSaldoYAnios = z.object({ saldo: z.string(), anios: z.array(z.number()) });
/** What the account comes to, and the years in which something happened. */
export const findSaldoYAnios = async (db: Db, quien: DeQuienEsLaCuenta) => {
  const [fila] = await leerFilas(
    db,
    zSaldoYAnios,
    sql`select coalesce(sum(${suman}), 0.00)::text as saldo,
        coalesce(json_agg(distinct extract(year from fecha)::int), '[]') as anios from (${movimientos(quien)}) m`,
  );
  return fila ?? { saldo: '0.00', anios: [] };
};

/** What is left of each coupon without any surcharge, of before or of after it was issued. */
export const findCapitalDeCupones = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  const filas = await leerFilas(
    db,
    z.object({ id: z.number(), capital: z.string() }),
    sql`select i.orden_id as id, sum(coalesce(i.capital, i.importe)
        - (select coalesce(sum(im.capital), 0.00) from imputaciones im where im.item_id = i.id))::text as capital
      from orden_items i where i.orden_id = any(${[...ids]}::int[]) group by i.orden_id`,
  );
  return new Map(filas.map(({ id, capital }) => [id, capital]));
};
