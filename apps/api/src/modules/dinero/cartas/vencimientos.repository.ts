import { CIRCUITOS } from '@colega/domain/dinero';
import type { Fecha } from '@colega/domain/fechas';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import { abonado } from '../../../db/pagos-en-pie.ts';
import { hoy as diaDe } from '../../../hoy.ts';

const zCuponPorVencer = z.object({
  tipo: z.literal('cupon'),
  persona_id: z.number(),
  numero_boleta: z.number(),
  circuito: z.enum(CIRCUITOS),
  numero_legajo: z.number().nullable(),
  vencimiento: z.string(),
  ultimo_vencimiento: z.string(),
  monto_total: z.string(),
  monto_con_recargo: z.string(),
  abonado: z.string(),
});
export type CuponPorVencer = z.output<typeof zCuponPorVencer>;

const zCuotaPorVencer = z.object({
  tipo: z.literal('cuota'),
  persona_id: z.number(),
  descripcion: z.string(),
  matricula: z.string(),
  vencimiento: z.string(),
  importe: z.string(),
});
export type CuotaPorVencer = z.output<typeof zCuotaPorVencer>;

const zTimbradoPorVencer = z.object({
  tipo: z.literal('timbrado'),
  persona_id: z.number(),
  legajo_id: z.number(),
  numero_legajo: z.number(),
  vencimiento: z.string(),
});
export type TimbradoPorVencer = z.output<typeof zTimbradoPorVencer>;

export type PorVencer = CuponPorVencer | CuotaPorVencer | TimbradoPorVencer;

export type ConsultaDeVencimientos = { hoy: Fecha; dias: readonly Fecha[]; persona_id: number | null };

const enDias = (columna: RawBuilder<unknown>, { dias }: ConsultaDeVencimientos) =>
  sql`${columna} = any(${[...dias]}::date[])`;
const de = (columna: RawBuilder<unknown>, { persona_id }: ConsultaDeVencimientos) =>
  sql`(${persona_id}::int is null or ${columna} = ${persona_id})`;

const zCuponVencido = zCuponPorVencer.extend({ id: z.number(), estado: z.enum(['pendiente', 'vencido']) });
export type CuponVencido = z.output<typeof zCuponVencido>;

const columnasDeCupon = sql`'cupon' as tipo, o.persona_id, o.numero_boleta, o.circuito, l.numero_legajo, o.vencimiento,
  o.ultimo_vencimiento, o.monto_total::text, o.monto_con_recargo::text, ${abonado} as abonado`;
const cupones = sql`ordenes_pago o left join legajo_detalles d on d.id = o.detalle_id left join legajos l on l.id = d.legajo_id`;

/** Coupons whose first or last day was one of these, and that nobody paid. */
export const findCuponesVencidos = (db: Db, consulta: ConsultaDeVencimientos): Promise<CuponVencido[]> =>
  leerFilas(
    db,
    zCuponVencido,
    sql`
    select ${columnasDeCupon}, o.id, o.estado from ${cupones}
    where o.estado in ('pendiente', 'vencido')
      and (${enDias(sql`o.vencimiento`, consulta)} or ${enDias(sql`o.ultimo_vencimiento`, consulta)})
      and ${de(sql`o.persona_id`, consulta)} order by o.persona_id, o.vencimiento, o.id`,
  );

const zCuponConCreacion = zCuponPorVencer.extend({ creada_en: z.date() });

/** Payable coupons by their first or last day. The day of one made today was just read, so it is left out. */
export const findCupones = async (db: Db, consulta: ConsultaDeVencimientos): Promise<CuponPorVencer[]> => {
  const rows = await leerFilas(
    db,
    zCuponConCreacion,
    sql`
    select ${columnasDeCupon}, o.creada_en from ${cupones}
    where o.estado = 'pendiente' and (${enDias(sql`o.vencimiento`, consulta)} or ${enDias(sql`o.ultimo_vencimiento`, consulta)})
      and ${de(sql`o.persona_id`, consulta)} order by o.persona_id, o.vencimiento, o.id`,
  );
  return rows.filter(({ creada_en }) => diaDe(() => creada_en) < consulta.hoy);
};

/** Owed charges of a licence without a payable coupon: a coupon tells its own. */
export const findCuotas = async (db: Db, consulta: ConsultaDeVencimientos): Promise<CuotaPorVencer[]> => {
  const rows = await leerFilas(
    db,
    zCuotaPorVencer,
    sql`
    select * from (
      select 'cuota' as tipo, m.persona_id, c.descripcion, m.codigo as matricula, c.vencimiento,
        (c.importe - (select coalesce(sum(im.capital), 0) from orden_items i join imputaciones im on im.item_id = i.id
          where i.cargo_id = c.id))::text as importe
      from cargos c join matriculas m on m.id = c.matricula_id
      where ${enDias(sql`c.vencimiento`, consulta)} and ${de(sql`m.persona_id`, consulta)}
        and not exists (select from orden_items i join ordenes_pago o on o.id = i.orden_id
          where i.cargo_id = c.id and i.vigente and o.estado = 'pendiente' and o.ultimo_vencimiento >= ${consulta.hoy})) x
    where importe::numeric > 0 order by persona_id, vencimiento, matricula, descripcion`,
  );
  return rows;
};

export const findTimbrados = async (db: Db, consulta: ConsultaDeVencimientos): Promise<TimbradoPorVencer[]> => {
  const rows = await leerFilas(
    db,
    zTimbradoPorVencer,
    sql`
    select 'timbrado' as tipo, l.persona_id, l.id as legajo_id, l.numero_legajo, d.vencimiento_timbrado as vencimiento
    from legajo_detalles d join legajos l on l.id = d.legajo_id
    join estados_legajos e on e.id = d.estado_id and e.clave = 'confirmado'
    where ${enDias(sql`d.vencimiento_timbrado`, consulta)} and ${de(sql`l.persona_id`, consulta)}
    order by l.persona_id, d.vencimiento_timbrado, l.id`,
  );
  return rows;
};
