import type { FiltrosDeResumen } from '@colega/contract/dinero';
import type { Fecha } from '@colega/domain/fechas';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';

export type BusquedaDeResumen = { persona_id: number; filtros: FiltrosDeResumen; hoy: Fecha };

const zCargoDeResumen = z.object({
  id: z.number(),
  codigo_matricula: z.string(),
  descripcion: z.string(),
  vencimiento: z.string(),
  importe: z.string(),
  con_recargo: z.boolean(),
  pagado: z.boolean(),
  /** What every coupon that ever charged it paid, less what was undone; and what that cost with its surcharge. */
  abonado: z.string(),
  cobrado: z.string(),
  orden_pago_id: z.number().nullable(),
  numero_boleta: z.number().nullable(),
  importe_en_orden: z.string().nullable(),
  capital_en_orden: z.string().nullable(),
  fecha_pago: z.string().nullable(),
});
export type CargoDeResumen = z.output<typeof zCargoDeResumen>;

export const diaDeInstante = (instante: RawBuilder<unknown>) =>
  sql`(${instante} at time zone 'America/Argentina/Buenos_Aires')::date`;

const loPagado = (columna: RawBuilder<unknown>, hoy: Fecha) => {
  const suya = sql`i.vigente and (o.estado = 'pago' or o.ultimo_vencimiento >= ${hoy})`;
  const viva = sql`i.vigente and o.estado = 'pendiente' and o.ultimo_vencimiento >= ${hoy}`;
  return sql`left join lateral (
  select max(o.id) filter (where ${suya}) as orden_pago_id, max(o.numero_boleta) filter (where ${suya}) as numero_boleta,
    max(i.importe) filter (where ${viva}) as importe_en_orden, max(i.capital) filter (where ${viva}) as capital_en_orden,
    coalesce(sum(im.capital), 0.00) as abonado, coalesce(sum(im.capital + im.recargo), 0.00) as cobrado,
    ${diaDeInstante(sql`max(coalesce(o.pagada_en, im.cuando)) filter (where im.capital > 0)`)} as fecha_pago
  from orden_items i join ordenes_pago o on o.id = i.orden_id left join lateral (
    select sum(capital) as capital, sum(recargo) as recargo, max(cuando) as cuando from imputaciones where item_id = i.id) im on true
  where ${columna}) o on true`;
};

const cargos = ({ persona_id, hoy }: BusquedaDeResumen) => sql`
  select c.id * 2 as id, m.id as matricula_id, m.codigo as codigo_matricula, c.descripcion, c.vencimiento,
    c.importe::text as importe, true as con_recargo, o.abonado >= c.importe as pagado, o.*
  from matriculas m join cargos c on c.matricula_id = m.id ${loPagado(sql`i.cargo_id = c.id`, hoy)}
  where m.persona_id = ${persona_id}`;

const sanciones = ({ persona_id, hoy }: BusquedaDeResumen) => sql`
  select s.id * 2 + 1, m.id, m.codigo, 'Sanción: ' || s.motivo, s.fecha, s.importe::text, false, o.abonado >= s.importe, o.*
  from matriculas m join sanciones s on s.matricula_id = m.id ${loPagado(sql`i.sancion_id = s.id`, hoy)}
  where m.persona_id = ${persona_id}`;

/** Needs rows `f` with their licence, due date and whether they are paid. */
export const condicion = ({ filtros: { estado, matricula, anio_desde, anio_hasta } }: BusquedaDeResumen) =>
  sql.join(
    [
      sql`true`,
      // Written, so that whoever plans it once for all knows which half is not read.
      ...(estado ? [sql`f.pagado = ${sql.lit(estado === 'Paga')}`] : []),
      ...(matricula ? [sql`f.matricula_id = ${matricula}`] : []),
      ...(anio_desde ? [sql`f.vencimiento >= make_date(${anio_desde}, 1, 1)`] : []),
      ...(anio_hasta ? [sql`f.vencimiento <= make_date(${anio_hasta}, 12, 31)`] : []),
    ],
    sql` and `,
  );

const filas = (busqueda: BusquedaDeResumen): RawBuilder<unknown> =>
  sql`(${cargos(busqueda)} union all ${sanciones(busqueda)}) f where ${condicion(busqueda)}`;

export const findResumen = async (
  db: Db,
  busqueda: BusquedaDeResumen,
  { limit, offset }: { limit: number; offset: number },
): Promise<CargoDeResumen[]> => {
  const rows = await leerFilas(
    db,
    zCargoDeResumen,
    sql`
    select f.id, f.codigo_matricula, f.descripcion, f.vencimiento, f.importe, f.con_recargo, f.pagado, f.abonado::text,
      f.cobrado::text, f.orden_pago_id, f.numero_boleta, f.importe_en_orden::text, f.capital_en_orden::text,
      case when f.pagado then f.fecha_pago end as fecha_pago
    from ${filas(busqueda)} order by f.vencimiento desc, f.id desc limit ${limit} offset ${offset}`,
  );
  return rows;
};

const zConTotal = z.object({ total: z.number() });

export const countResumen = async (db: Db, busqueda: BusquedaDeResumen): Promise<number> => {
  const rows = await leerFilas(db, zConTotal, sql`select count(*)::int as total from ${filas(busqueda)}`);
  return rows[0]?.total ?? 0;
};
