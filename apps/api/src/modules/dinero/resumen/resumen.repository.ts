import type { FiltrosDeResumen } from '@colega/contract/cuenta';
import type { Fecha } from '@colega/domain/fechas';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/conectar.ts';

export type BusquedaDeResumen = { persona_id: number; filtros: FiltrosDeResumen; hoy: Fecha };

export type CargoDeResumen = {
  id: number;
  codigo_matricula: string;
  descripcion: string;
  vencimiento: Fecha;
  /** What it was charged for; with `con_recargo` it grows once overdue. */
  importe: string;
  con_recargo: boolean;
  /** Its order, paid or that can still be. */
  orden_pago_id: number | null;
  numero_boleta: number | null;
  /** What its order charges for it. */
  importe_en_orden: string | null;
  fecha_pago: Fecha | null;
};

const suOrden = (columna: RawBuilder<unknown>, hoy: Fecha) => sql`left join lateral (
  select o.id as orden_pago_id, o.numero_boleta, i.importe::text as importe_en_orden, o.estado = 'pago' as pagado,
    (o.pagada_en at time zone 'America/Argentina/Buenos_Aires')::date as fecha_pago
  from orden_items i join ordenes_pago o on o.id = i.orden_id
  where ${columna} and i.vigente and (o.estado = 'pago' or o.ultimo_vencimiento >= ${hoy}) limit 1) o on true`;

const cargos = ({ persona_id, hoy }: BusquedaDeResumen) => sql`
  select c.id * 2 as id, m.id as matricula_id, m.codigo as codigo_matricula, c.descripcion, c.vencimiento,
    c.importe::text as importe, true as con_recargo, o.*
  from matriculas m join cargos c on c.matricula_id = m.id ${suOrden(sql`i.cargo_id = c.id`, hoy)}
  where m.persona_id = ${persona_id}`;

const sanciones = ({ persona_id, hoy }: BusquedaDeResumen) => sql`
  select s.id * 2 + 1, m.id, m.codigo, 'Sanción: ' || s.motivo, s.fecha, s.importe::text, false, o.*
  from matriculas m join sanciones s on s.matricula_id = m.id ${suOrden(sql`i.sancion_id = s.id`, hoy)}
  where m.persona_id = ${persona_id}`;

/** Of rows `f` with their licence, due date and whether they are paid. */
const condicion = ({ filtros: { estado, matricula, anio_desde, anio_hasta } }: BusquedaDeResumen) =>
  sql.join(
    [
      sql`true`,
      ...(estado ? [sql`coalesce(f.pagado, false) = ${estado === 'Paga'}`] : []),
      ...(matricula ? [sql`f.matricula_id = ${matricula}`] : []),
      ...(anio_desde ? [sql`f.vencimiento >= make_date(${anio_desde}, 1, 1)`] : []),
      ...(anio_hasta ? [sql`f.vencimiento <= make_date(${anio_hasta}, 12, 31)`] : []),
    ],
    sql` and `,
  );

// Ids of both in one list: even of charges, odd of sanctions.
const filas = (busqueda: BusquedaDeResumen): RawBuilder<unknown> =>
  sql`(${cargos(busqueda)} union all ${sanciones(busqueda)}) f where ${condicion(busqueda)}`;

/** The latest due first. */
export const findResumen = async (
  db: Db,
  busqueda: BusquedaDeResumen,
  { limit, offset }: { limit: number; offset: number },
): Promise<CargoDeResumen[]> => {
  const { rows } = await sql<CargoDeResumen>`
    select f.id, f.codigo_matricula, f.descripcion, f.vencimiento, f.importe, f.con_recargo, f.orden_pago_id,
      f.numero_boleta, f.importe_en_orden, case when f.pagado then f.fecha_pago end as fecha_pago
    from ${filas(busqueda)} order by f.vencimiento desc, f.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
};

export const countResumen = async (db: Db, busqueda: BusquedaDeResumen): Promise<number> => {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from ${filas(busqueda)}`.execute(db);
  return rows[0]?.total ?? 0;
};

export type ImporteDeCupon = { vencimiento: Fecha; fecha_pago: Fecha | null; importe: string };

const pagadaEl = sql`(o.pagada_en at time zone 'America/Argentina/Buenos_Aires')::date`;
const loQueSaldo = sql`left join operaciones_pago p on p.orden_id = o.id and p.aplicado > 0`;

/**
 * What coupons charge besides the charges and sanctions of the licences: the CEP and the stamp of files, paid or that can still be,
 * and the surcharge of a licence coupon, which is of none of its licences.
 */
export const findImportesDeCupones = async (db: Db, busqueda: BusquedaDeResumen): Promise<ImporteDeCupon[]> => {
  const { persona_id, hoy } = busqueda;
  const { rows } = await sql<ImporteDeCupon>`
    select f.vencimiento, case when f.pagado then f.fecha_pago end as fecha_pago, f.importe::text from (
      select l.matricula_id, o.vencimiento, o.estado = 'pago' as pagado, ${pagadaEl} as fecha_pago,
        coalesce(p.aplicado, case when o.vencimiento < ${hoy} then o.monto_con_recargo else o.monto_total end) as importe
      from ordenes_pago o join legajo_detalles d on d.id = o.detalle_id join legajos l on l.id = d.legajo_id ${loQueSaldo}
      where o.persona_id = ${persona_id} and (o.estado = 'pago' or o.estado = 'pendiente' and o.ultimo_vencimiento >= ${hoy})
      union all
      select null, o.vencimiento, o.estado = 'pago', ${pagadaEl}, coalesce(p.aplicado, o.monto_con_recargo) - o.monto_total
      from ordenes_pago o ${loQueSaldo}
      where o.persona_id = ${persona_id} and o.detalle_id is null and (p.aplicado > o.monto_total
        or o.estado = 'pendiente' and o.vencimiento < ${hoy} and o.ultimo_vencimiento >= ${hoy})
    ) f where ${condicion(busqueda)} and f.importe > 0`.execute(db);
  return rows;
};
