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

// Ids of both in one list: even of charges, odd of sanctions.
const filas = (busqueda: BusquedaDeResumen): RawBuilder<unknown> => {
  const { estado, matricula, anio_desde, anio_hasta } = busqueda.filtros;
  const condiciones = [
    sql`true`,
    ...(estado ? [sql`coalesce(f.pagado, false) = ${estado === 'Paga'}`] : []),
    ...(matricula ? [sql`f.matricula_id = ${matricula}`] : []),
    ...(anio_desde ? [sql`f.vencimiento >= make_date(${anio_desde}, 1, 1)`] : []),
    ...(anio_hasta ? [sql`f.vencimiento <= make_date(${anio_hasta}, 12, 31)`] : []),
  ];
  return sql`(${cargos(busqueda)} union all ${sanciones(busqueda)}) f where ${sql.join(condiciones, sql` and `)}`;
};

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
