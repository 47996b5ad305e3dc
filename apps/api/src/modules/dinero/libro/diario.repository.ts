import { CIRCUITOS } from '@colega/domain/dinero';
import type { Fecha } from '@colega/domain/fechas';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';

const comienzo = (dia: Fecha) => sql`(${dia}::date::timestamp at time zone 'America/Argentina/Buenos_Aires')`;
const final = (dia: Fecha) => sql`((${dia}::date + 1)::timestamp at time zone 'America/Argentina/Buenos_Aires')`;

const zMovimiento = z.object({
  cuenta: z.string(),
  medio: z.string().nullable(),
  banco: z.string().nullable(),
  importe: z.string(),
});
const zAsiento = z.object({
  id: z.number(),
  cuando: z.date(),
  dia: z.string(),
  concepto: z.string(),
  numero_boleta: z.number().nullable(),
  /** Of its coupon, what it charges, and the file that it is of. */
  cupon: z.object({ circuito: z.enum(CIRCUITOS), legajo: z.number().nullable() }).nullable(),
  operacion_id: z.number().nullable(),
  cobranza_id: z.number().nullable(),
  persona: z.object({ id: z.number(), nombre: z.string(), cuit: z.string() }).nullable(),
  cierre: z.object({ id: z.number(), numero: z.number() }).nullable(),
  lineas: z.array(zMovimiento),
});
export type AsientoLeido = z.output<typeof zAsiento>;

const COLUMNAS = sql`a.id, a.cuando, to_char(a.cuando at time zone 'America/Argentina/Buenos_Aires', 'YYYY-MM-DD') as dia, a.concepto,
  (select o.numero_boleta from ordenes_pago o where o.id = a.orden_id) as numero_boleta, a.operacion_id, a.cobro_id as cobranza_id,
  (select json_build_object('circuito', o.circuito, 'legajo', l.numero_legajo) from ordenes_pago o
    left join legajo_detalles d on d.id = o.detalle_id left join legajos l on l.id = d.legajo_id where o.id = a.orden_id) as cupon,
  (select json_build_object('id', pe.id, 'nombre', pe.apellido || ', ' || pe.nombre, 'cuit', pe.cuit) from personas pe
    where pe.id = (select m.persona_id from movimientos m where m.asiento_id = a.id and m.persona_id is not null limit 1)) as persona,
  (select json_build_object('id', c.id, 'numero', c.numero) from cierre_asientos x join cierres c on c.id = x.cierre_id
    where x.asiento_id = a.id union all select json_build_object('id', c.id, 'numero', c.numero) from cierres c where c.id = a.cierre_id) as cierre,
  (select json_agg(json_build_object('cuenta', m.cuenta, 'medio', m.medio, 'banco', m.banco, 'importe', m.importe::text)
    order by m.importe < 0, m.id) from movimientos m where m.asiento_id = a.id) as lineas`;

type CuentaBuscada = {
  cuenta: string;
  medio: string | null;
  banco: string | null;
  sin: readonly { circuito: string; desde: Fecha }[];
};
export type BusquedaEnElDiario = {
  desde?: Fecha | undefined;
  hasta?: Fecha | undefined;
  /** Less what each circuit of `sin` has in an account of its own, from its day on. */
  cuenta?: CuentaBuscada | undefined;
  cierre?: number | undefined;
  /** The account that a circuit has to itself, from a day on. */
  deCircuito?: { cuenta: string; circuito: string; desde?: Fecha | undefined } | undefined;
};

const condiciones = ({ desde, hasta, cuenta, cierre, deCircuito }: BusquedaEnElDiario): RawBuilder<unknown> =>
  sql.join(
    [
      sql`true`,
      desde && sql`a.cuando >= ${comienzo(desde)}`,
      hasta && sql`a.cuando < ${final(hasta)}`,
      cierre &&
        sql`a.id in (select x.asiento_id from cierre_asientos x where x.cierre_id = ${cierre}
          union all select id from asientos where cierre_id = ${cierre})`,
      deCircuito &&
        sql`exists (select from movimientos m where m.asiento_id = a.id and m.cuenta = ${deCircuito.cuenta})
          and exists (select from ordenes_pago o where o.id = a.orden_id and o.circuito = ${deCircuito.circuito})`,
      deCircuito?.desde && sql`a.cuando >= ${comienzo(deCircuito.desde)}`,
      cuenta &&
        sql`exists (select from movimientos m where m.asiento_id = a.id and m.cuenta = ${cuenta.cuenta}
          and (${cuenta.medio}::text is null or m.medio = ${cuenta.medio}) and (${cuenta.banco}::text is null or m.banco = ${cuenta.banco}))`,
      ...(cuenta?.sin ?? []).map(
        ({ circuito, desde: suya }) =>
          sql`not (a.cuando >= ${comienzo(suya)} and exists (select from ordenes_pago o where o.id = a.orden_id and o.circuito = ${circuito}))`,
      ),
    ].filter((una): una is RawBuilder<unknown> => typeof una === 'object'),
    sql` and `,
  );

/** The last one first. `antes` is the last of the page before. */
export const findAsientos = (
  db: Db,
  busqueda: BusquedaEnElDiario,
  { antes, limit }: { antes?: number | undefined; limit: number },
): Promise<AsientoLeido[]> => {
  const sigue = antes ? sql`and (a.cuando, a.id) < (select cuando, id from asientos where id = ${antes})` : sql``;
  return leerFilas(
    db,
    zAsiento,
    sql`select ${COLUMNAS} from (select * from asientos a where ${condiciones(busqueda)} ${sigue}
      order by a.cuando desc, a.id desc limit ${limit}) a order by a.cuando desc, a.id desc`,
  );
};

const zTotal = z.object({ total: z.number() });
export const countLineasDelDiario = async (db: Db, busqueda: BusquedaEnElDiario): Promise<number> =>
  (
    await leerFilas(
      db,
      zTotal,
      sql`select count(*)::int as total from asientos a join movimientos m on m.asiento_id = a.id where ${condiciones(busqueda)}`,
    )
  )[0]?.total ?? 0;

const ASIENTOS_POR_PAGINA = 500;

/** All of a period, in the order in which they happened. The caller's transaction keeps them of one moment. */
export async function* recorrerDiario(db: Db, busqueda: BusquedaEnElDiario): AsyncGenerator<AsientoLeido[]> {
  let ultimo: AsientoLeido | undefined;
  for (;;) {
    const sigue: RawBuilder<unknown> = ultimo
      ? sql`and (a.cuando, a.id) > (select cuando, id from asientos where id = ${ultimo.id})`
      : sql``;
    const pagina = await leerFilas(
      db,
      zAsiento,
      sql`select ${COLUMNAS} from (select * from asientos a where ${condiciones(busqueda)} ${sigue}
        order by a.cuando, a.id limit ${ASIENTOS_POR_PAGINA}) a order by a.cuando, a.id`,
    );
    if (pagina.length > 0) yield pagina;
    if (pagina.length < ASIENTOS_POR_PAGINA) return;
    ultimo = pagina.at(-1);
  }
}
