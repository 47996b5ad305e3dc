import { CIRCUITOS } from '@colega/domain/dinero';
import { parteDe } from '@colega/domain/importes';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import { abonado } from '../../../db/pagos-en-pie.ts';
import { type BusquedaDeResumen, condicion } from './resumen.repository.ts';

/** `fecha_pago` is of payments and null of debts. Amounts are not rounded, but those of a credit, which is shared among several. */
const zImporteDeMes = z.object({
  vencimiento: z.string(),
  /** Of what its coupon asks by its own days. */
  ultimo_vencimiento: z.string().nullable(),
  fecha_pago: z.string().nullable(),
  importe: z.string(),
  /** Of what is owed: its coupon, and what it is of it. */
  numero_boleta: z.number().nullable(),
  parte: z.enum([...CIRCUITOS, 'recargo', 'credito']).nullable(),
});
export type ImporteDeMes = z.output<typeof zImporteDeMes>;

/** Of a credit, the part that goes to one of the charges that it pays. */
const zFila = zImporteDeMes.extend({
  credito: z.object({ usado: z.string(), antes: z.string(), peso: z.string(), todo: z.string() }).nullable(),
});

/** What came in, less what was undone. A credit is no money: each part of a payment that used one is what it paid of it. */
const pagos = ({ persona_id }: BusquedaDeResumen): RawBuilder<unknown> => sql`
  select coalesce(c.matricula_id, s.matricula_id, l.matricula_id) as matricula_id,
    coalesce(c.vencimiento, s.fecha, o.vencimiento) as vencimiento, null::date as ultimo_vencimiento, true as pagado,
    (p.fecha_pago at time zone 'America/Argentina/Buenos_Aires')::date as fecha_pago,
    (im.capital + im.recargo) * least(todo.queda, p.aplicado) / todo.queda as importe, null::int as numero_boleta, null as parte, null::json as credito
  from ordenes_pago o join operaciones_pago p on p.orden_id = o.id join imputaciones im on im.operacion_id = p.id
  join lateral (select sum(x.capital + x.recargo) as queda from imputaciones x
    where x.operacion_id = p.id) todo on todo.queda > 0
  join orden_items i on i.id = im.item_id left join cargos c on c.id = i.cargo_id left join sanciones s on s.id = i.sancion_id
  left join legajo_detalles d on d.id = o.detalle_id left join legajos l on l.id = d.legajo_id
  where o.persona_id = ${persona_id}`;

const vivos = ({ persona_id, hoy }: BusquedaDeResumen): RawBuilder<unknown> => sql`
  o.persona_id = ${persona_id} and o.estado = 'pendiente' and o.ultimo_vencimiento >= ${hoy} and o.monto_total > 0`;

const loQueFalta = sql`(o.monto_total - ${abonado}::numeric) / o.monto_total`;

const porPagar = (busqueda: BusquedaDeResumen): RawBuilder<unknown> => sql`
  select l.matricula_id, o.vencimiento, o.ultimo_vencimiento, false, null::date,
    case when o.vencimiento < ${busqueda.hoy} then o.monto_con_recargo else o.monto_total end * ${loQueFalta},
    o.numero_boleta, o.circuito, null
  from ordenes_pago o join legajo_detalles d on d.id = o.detalle_id join legajos l on l.id = d.legajo_id
  where ${vivos(busqueda)}
  union all
  select null, o.vencimiento, o.ultimo_vencimiento, false, null, (o.monto_con_recargo - o.monto_total) * ${loQueFalta},
    o.numero_boleta, 'recargo', null
  from ordenes_pago o where ${vivos(busqueda)} and o.detalle_id is null and o.vencimiento < ${busqueda.hoy}
  union all
  select coalesce(c.matricula_id, s.matricula_id), coalesce(c.vencimiento, s.fecha), null, false, null,
    i.importe * cr.usado / (o.monto_total - cr.usado), o.numero_boleta, 'credito',
    json_build_object('usado', cr.usado::text, 'peso', i.importe::text, 'todo', (o.monto_total - cr.usado)::text,
      'antes', (sum(i.importe) over (partition by o.id order by i.id) - i.importe)::text)
  from ordenes_pago o join lateral (
    select sum(x.importe) as usado from orden_items x where x.orden_id = o.id and x.credito_id is not null) cr on cr.usado < 0
  join orden_items i on i.orden_id = o.id and i.credito_id is null
  left join cargos c on c.id = i.cargo_id left join sanciones s on s.id = i.sancion_id
  where ${vivos(busqueda)} and o.detalle_id is null`;

export const findImportesPorMes = async (db: Db, busqueda: BusquedaDeResumen): Promise<ImporteDeMes[]> => {
  const rows = await leerFilas(
    db,
    zFila,
    sql`
    select f.vencimiento, f.ultimo_vencimiento, f.fecha_pago, f.importe::text, f.numero_boleta, f.parte, f.credito from (${pagos(busqueda)} union all ${porPagar(busqueda)}) f
    where ${condicion(busqueda)} and f.importe <> 0`,
  );
  return rows.map(({ credito, ...fila }) =>
    credito === null ? fila : { ...fila, importe: parteDe(credito.usado, credito) },
  );
};

const zPedido = z.object({
  id: z.number(),
  vencimiento: z.string(),
  ultimo_vencimiento: z.string(),
  monto_total: z.string(),
  monto_con_recargo: z.string(),
  abonado: z.string(),
});

/** What those of the coupons that can be paid ask for, by each of their days. */
export const findPedidosDeCupones = (db: Db, ids: readonly number[]): Promise<z.output<typeof zPedido>[]> =>
  leerFilas(
    db,
    zPedido,
    sql`
    select o.id, o.vencimiento, o.ultimo_vencimiento, o.monto_total::text, o.monto_con_recargo::text, ${abonado} as abonado
    from ordenes_pago o where o.id = any(${[...ids]}::int[]) and o.estado = 'pendiente'`,
  );
