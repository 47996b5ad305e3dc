import { CIRCUITOS_DE_CIERRE } from '@colega/contract/dinero';
import type { Fecha } from '@colega/domain/fechas';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import { tramo } from '../../../db/tramo.ts';

const zCierre = z.object({
  id: z.number(),
  numero: z.number(),
  dia: z.string(),
  asientos: z.number(),
  total: z.string(),
  quien: z.string(),
  cerrado_en: z.date(),
  arqueo: z.object({ faltante: z.string(), sobrante: z.string() }).nullable(),
});
export type FilaDeCierre = z.output<typeof zCierre>;
const CIERRE = sql`c.id, c.numero, to_char(c.dia, 'YYYY-MM-DD') as dia, c.asientos, c.total::text, c.quien, c.cerrado_en,
  (select json_build_object('faltante', coalesce(-sum(least(u.diferencia, 0.00)), 0.00)::text,
      'sobrante', coalesce(sum(greatest(u.diferencia, 0.00)), 0.00)::text)
    from cierre_arqueos q left join cierre_cuentas u on u.cierre_id = q.cierre_id and u.medio = q.medio and u.banco is null
    where q.cierre_id = c.id having count(*) > 0) as arqueo`;

export const findUltimoCierre = async (db: Db): Promise<FilaDeCierre | undefined> =>
  (await leerFilas(db, zCierre, sql`select ${CIERRE} from cierres c order by numero desc limit 1`))[0];

export const findCierreById = async (db: Db, id: number): Promise<FilaDeCierre | undefined> =>
  (await leerFilas(db, zCierre, sql`select ${CIERRE} from cierres c where c.id = ${id}`))[0];

export const findCierres = (db: Db, pagina: { limit: number; offset: number }): Promise<FilaDeCierre[]> =>
  leerFilas(db, zCierre, sql`select ${CIERRE} from cierres c order by numero desc ${tramo(pagina)}`);

const zTotal = z.object({ total: z.number() });
export const countCierres = async (db: Db): Promise<number> =>
  (await leerFilas(db, zTotal, sql`select count(*) as total from cierres`))[0]?.total ?? 0;

const zCuenta = z.object({ medio: z.string(), banco: z.string().nullable() });
const zConSumas = zCuenta.extend({ entradas: z.string(), salidas: z.string() });

const zTotalDeCuenta = zConSumas.extend({
  circuito: z.enum(CIRCUITOS_DE_CIERRE).nullable(),
  quien: z.string().nullable(),
  movimientos: z.number(),
});
export type SumaDeCierre = z.output<typeof zTotalDeCuenta>;

const SUMADO = sql`sum(movimientos)::int as movimientos, sum(entradas)::text as entradas, sum(salidas)::text as salidas`;
const POR_QUIEN = sql`group by medio, banco, circuito, quien order by medio, banco nulls first, circuito nulls first, quien nulls first`;

/** From the sums that the database keeps of what waits for a closing, with what waits to be in them (S-1118). */
export const sumarSinCerrar = (db: Db, dia: Fecha): Promise<SumaDeCierre[]> =>
  leerFilas(
    db,
    zTotalDeCuenta,
    sql`select medio, banco, circuito, quien, ${SUMADO} from sin_cerrar_por_dia where dia <= ${dia}::date ${POR_QUIEN}`,
  );

/** The money of the entries that `cuales` names as `q`, each one by its number: how many there are in the whole ledger makes no difference. */
const dineroDe = (cuales: RawBuilder<unknown>) => sql`${cuales}
  cross join lateral (select * from dinero_de_asientos where asiento_id = q.asiento_id offset 0) d`;

export const sumarDeCierre = (db: Db, cierreId: number): Promise<SumaDeCierre[]> =>
  leerFilas(
    db,
    zTotalDeCuenta,
    sql`select medio, banco, circuito, quien, ${SUMADO} from (
        select medio, banco, circuito, quien, 1 as movimientos, greatest(importe, 0.00) as entradas, greatest(-importe, 0.00) as salidas
        from ${dineroDe(sql`(select asiento_id from cierre_asientos where cierre_id = ${cierreId} and not anterior) q`)}) y
      ${POR_QUIEN}`,
  );

const zCuantos = z.object({ asientos: z.number(), de_dias_cerrados: z.number() });
export const countSinCerrar = async (db: Db, dia: Fecha, cerradoHasta: Fecha | null) =>
  (
    await leerFilas(
      db,
      zCuantos,
      sql`select coalesce(sum(asientos), 0)::int as asientos,
          coalesce(sum(asientos) filter (where dia <= ${cerradoHasta}::date), 0)::int as de_dias_cerrados
        from (select dia, asientos from por_cerrar_asientos
          union all select dia, 1 from asientos_sin_cerrar where not sumado) x where dia <= ${dia}::date`,
    )
  )[0] ?? { asientos: 0, de_dias_cerrados: 0 };

type CierreNuevo = { numero: number; dia: Fecha; quien: string; cerrado_en: Date; conApertura: boolean };
const zNuevo = z.object({ id: z.number() });

/**
 * In one statement, so that the closing and the marks on its entries are of one moment: what is committed meanwhile has no mark, and is
 * the next one's. With an opening, what came before its day is in what it opened with.
 */
export const insertCierre = async (db: Db, { numero, dia, quien, cerrado_en, conApertura }: CierreNuevo) => {
  const filas = await leerFilas(
    db,
    zNuevo,
    sql`
    with suyos as materialized (
      select asiento_id as id, ${conApertura}::boolean and dia < ${dia}::date as anterior from asientos_sin_cerrar
      where dia <= ${dia}::date),
    nuevo as (
      insert into cierres (numero, dia, asientos, total, quien, cerrado_en)
      select ${numero}::int, ${dia}::date, (select count(*) from suyos),
        (select coalesce(sum(m.importe), 0) from suyos s cross join lateral (
          select importe from movimientos where asiento_id = s.id and cuenta = 'recaudado' offset 0) m where not s.anterior), ${quien}::text, ${cerrado_en}::timestamptz
      returning id),
    marcados as (
      insert into cierre_asientos (asiento_id, cierre_id, anterior) select s.id, n.id, s.anterior from suyos s cross join nuevo n)
    select id from nuevo`,
  );
  const [nuevo] = filas;
  if (!nuevo) throw new Error('No se anotó el cierre');
  return nuevo.id;
};

export const insertTotales = async (db: Db, cierre_id: number, totales: readonly SumaDeCierre[]): Promise<void> => {
  if (totales.length === 0) return;
  await db
    .insertInto('cierre_totales')
    .values(totales.map((total) => ({ cierre_id, ...total })))
    .execute();
};

const zCuentaDeCierre = zConSumas.extend({ inicial: z.string(), diferencia: z.string(), final: z.string() });
export type CuentaCerrada = z.output<typeof zCuentaDeCierre>;

export const insertCuentas = async (db: Db, cierre_id: number, cuentas: readonly CuentaCerrada[]): Promise<void> => {
  if (cuentas.length === 0) return;
  await db
    .insertInto('cierre_cuentas')
    .values(cuentas.map((cuenta) => ({ cierre_id, ...cuenta })))
    .execute();
};

const zApertura = zCuenta.extend({ importe: z.string(), cuando: z.date() });
/** What the first closing adds to the ledger in each account, so that it has what the closing says (S-1115). */
export const findAperturaDeCierre = (db: Db, cierreId: number) =>
  leerFilas(
    db,
    zApertura,
    sql`select a.medio, a.banco, a.importe::text, comienzo_de_cierre(c) as cuando
      from cierres c cross join lateral apertura_de_cierre(c.id) a where c.id = ${cierreId} order by a.medio, a.banco nulls first`,
  );

export const findCuentasDeCierre = (db: Db, cierreId: number): Promise<CuentaCerrada[]> =>
  leerFilas(
    db,
    zCuentaDeCierre,
    sql`select medio, banco, inicial::text, entradas::text, salidas::text, diferencia::text, final::text from cierre_cuentas
      where cierre_id = ${cierreId} order by medio, banco nulls first`,
  );

export const findTotalesDeCierre = (db: Db, cierreId: number): Promise<SumaDeCierre[]> =>
  leerFilas(
    db,
    zTotalDeCuenta,
    sql`select medio, banco, circuito, quien, movimientos, entradas::text, salidas::text from cierre_totales
      where cierre_id = ${cierreId} order by medio, banco nulls first, circuito nulls first, quien nulls first`,
  );

const zMovimiento = zCuenta.extend({
  asiento_id: z.number(),
  dia: z.string(),
  concepto: z.string(),
  numero_boleta: z.number().nullable(),
  circuito: z.enum(CIRCUITOS_DE_CIERRE).nullable(),
  quien: z.string().nullable(),
  importe: z.string(),
});
export type MovimientoCerrado = z.output<typeof zMovimiento>;

const ASIENTOS_POR_PAGINA = 500;
const zTramo = z.object({ ultimo: z.number().nullable() });

/** What is in a closing does not change: it is read page by page, without a transaction that waits for the file. */
export async function* recorrerCierre(db: Db, cierreId: number): AsyncGenerator<MovimientoCerrado[]> {
  for (let despues = 0; ; ) {
    const suyos = sql`select asiento_id from cierre_asientos where cierre_id = ${cierreId} and not anterior
      and asiento_id > ${despues} order by asiento_id limit ${ASIENTOS_POR_PAGINA}`;
    const [tramoLeido] = await leerFilas(db, zTramo, sql`select max(asiento_id) as ultimo from (${suyos}) x`);
    const ultimo = tramoLeido?.ultimo ?? null;
    if (ultimo === null) return;
    const pagina = await leerFilas(
      db,
      zMovimiento,
      sql`select d.asiento_id, to_char(d.dia, 'YYYY-MM-DD') as dia, d.concepto, d.medio, d.banco,
          (select o.numero_boleta from ordenes_pago o where o.id = d.orden_id) as numero_boleta, d.circuito, d.quien, d.importe::text
        from ${dineroDe(sql`(${suyos}) q`)} order by d.asiento_id, d.movimiento_id`,
    );
    if (pagina.length > 0) yield pagina;
    despues = ultimo;
  }
}
