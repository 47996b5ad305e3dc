import { CLASES_DE_MOVIMIENTO, type MovimientoDeCuenta, TIPOS_DE_MOVIMIENTO } from '@colega/domain/dinero';
import type { Fecha } from '@colega/domain/fechas';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import { operacionDeshecha } from '../../../db/pagos-en-pie.ts';
import { diaDeInstante } from './resumen.repository.ts';

export type DeQuienEsLaCuenta = { persona_id: number; hoy: Fecha };

/** The day on which something of it was first paid. */
const primerPago = (condicion: RawBuilder<unknown>) => sql`(
  select min(${diaDeInstante(sql`p.fecha_pago`)}) from orden_items i join imputaciones im on im.item_id = i.id
  join operaciones_pago p on p.id = im.operacion_id where ${condicion} and im.capital > 0 and not ${operacionDeshecha})`;

const deMatriculas = ({ persona_id }: DeQuienEsLaCuenta) => sql`
  select least(c.vencimiento, ${primerPago(sql`i.cargo_id = c.id`)}) as fecha, 'cargo' as tipo, 'matricula' as clase,
    c.descripcion || ' · ' || m.codigo as que, null::int as numero_boleta, null::text as medio, null::int as recibo, c.importe
  from matriculas m join cargos c on c.matricula_id = m.id where m.persona_id = ${persona_id}
  union all
  select x.fecha, 'cargo', 'matricula', c.descripcion || ' · ' || m.codigo || x.como, null, null, null, x.importe
  from matriculas m join cargos_anulados c on c.matricula_id = m.id
  cross join lateral (values (least(c.vencimiento, ${diaDeInstante(sql`c.anulado_en`)}), '', c.importe),
    (${diaDeInstante(sql`c.anulado_en`)}, ', anulado', -c.importe)) x (fecha, como, importe)
  where m.persona_id = ${persona_id}
  union all
  select least(s.fecha, ${primerPago(sql`i.sancion_id = s.id`)}), 'cargo', 'sancion', 'Sanción: ' || s.motivo || ' · ' || m.codigo,
    null, null, null, s.importe
  from matriculas m join sanciones s on s.matricula_id = m.id where m.persona_id = ${persona_id}`;

const usadoDeCreditos = sql`(select coalesce(-sum(i.importe), 0) from orden_items i
  where i.orden_id = o.id and i.credito_id is not null)`;

/** A file's coupon owes what it asks for while it can be paid; after that, only what was paid of it was owed. */
const deLegajos = ({ persona_id, hoy }: DeQuienEsLaCuenta) => sql`
  select least(o.vencimiento, ${primerPago(sql`i.orden_id = o.id`)}), 'cargo', 'contrato',
    (select string_agg(i.descripcion, ', ' order by i.id) from orden_items i where i.orden_id = o.id and i.credito_id is null),
    o.numero_boleta, null, null,
    case when o.estado = 'pendiente' and o.ultimo_vencimiento >= ${hoy} then o.monto_total + ${usadoDeCreditos}
    else (select coalesce(sum(im.capital), 0) from orden_items i join imputaciones im on im.item_id = i.id where i.orden_id = o.id) end
  from ordenes_pago o where o.persona_id = ${persona_id} and o.detalle_id is not null`;

/**
 * What came in, less what was undone, as the totals of each month say it; and what it cost more. What is left of a payment is what came in
 * with it and the credits that it used: these may have returned and the money stayed.
 */
const pagos = ({ persona_id }: DeQuienEsLaCuenta) => sql`
  select ${diaDeInstante(sql`p.fecha_pago`)}, x.tipo, x.tipo, null, o.numero_boleta, p.medio,
    (select max(r.numero) from comprobantes r where r.operacion_id = p.id), x.importe
  from ordenes_pago o join operaciones_pago p on p.orden_id = o.id
  join lateral (select sum(im.recargo) as recargo, sum(im.capital + im.recargo) as queda
    from imputaciones im where im.operacion_id = p.id) im on im.queda > 0
  cross join lateral (values ('pago', least(im.queda, p.aplicado)), ('recargo', im.recargo)) x (tipo, importe)
  where o.persona_id = ${persona_id}`;

const creditos = ({ persona_id }: DeQuienEsLaCuenta) => sql`
  select coalesce((select ${diaDeInstante(sql`p.fecha_pago`)} from operaciones_pago p where p.credito_id = c.id), ${diaDeInstante(sql`c.creado_en`)}),
    'credito', 'credito', c.descripcion, null, null, null, c.importe
  from creditos c where c.persona_id = ${persona_id}
  union all
  select ${diaDeInstante(sql`d.cuando`)}, 'credito', 'credito',
    c.descripcion || case when d.reversion_id is null then ', devuelto' else ', anulado: se deshizo su pago' end, null, null, null, -d.importe
  from creditos c join devoluciones d on d.credito_id = c.id where c.persona_id = ${persona_id}
  union all
  select ${diaDeInstante(sql`r.cuando`)}, 'credito', 'credito', c.descripcion || ', ya usado cuando se deshizo su pago', null, null, null, -r.sin_cubrir
  from creditos c join operaciones_pago p on p.credito_id = c.id join reversiones r on r.operacion_id = p.id
  where c.persona_id = ${persona_id}`;

export const zMovimiento = z.object({
  fecha: z.string(),
  tipo: z.enum(TIPOS_DE_MOVIMIENTO),
  clase: z.enum(CLASES_DE_MOVIMIENTO),
  que: z.string().nullable(),
  numero_boleta: z.number().nullable(),
  medio: z.string().nullable(),
  recibo: z.number().nullable(),
  importe: z.string(),
}) satisfies z.ZodType<MovimientoDeCuenta>;
export type MovimientoLeido = z.output<typeof zMovimiento>;

/** Rounded where each movement is told, so that they add up. */
export const movimientos = (quien: DeQuienEsLaCuenta) => sql`
  select fecha, tipo, clase, que, numero_boleta, medio, recibo, round(importe, 2) as importe
  from (${sql.join([deMatriculas(quien), deLegajos(quien), pagos(quien), creditos(quien)], sql` union all `)}) todos
  where round(importe, 2) <> 0`;

/** Those of one day, as they are told. */
export const enSuOrden = sql`fecha, array_position(${[...TIPOS_DE_MOVIMIENTO]}::text[], tipo), numero_boleta nulls first, que, recibo`;

export const suman = sql`case when tipo in ('cargo', 'recargo') then importe else -importe end`;

const zSaldo = z.object({ saldo: z.string() });

/** What was owed as that day began, with what was in favour taken off. */
export const findSaldoAntesDe = async (db: Db, quien: DeQuienEsLaCuenta, dia: Fecha): Promise<string> => {
  const rows = await leerFilas(
    db,
    zSaldo,
    sql`select coalesce(sum(${suman}), 0.00)::text as saldo from (${movimientos(quien)}) m where fecha < ${dia}`,
  );
  return rows[0]?.saldo ?? '0.00';
};

export const findMovimientos = (
  db: Db,
  quien: DeQuienEsLaCuenta,
  { desde, hasta, limit }: { desde: Fecha; hasta: Fecha; limit: number },
): Promise<MovimientoLeido[]> =>
  leerFilas(
    db,
    zMovimiento,
    sql`
    select fecha, tipo, clase, que, numero_boleta, medio, recibo, importe::text from (${movimientos(quien)}) m
    where fecha between ${desde} and ${hasta} order by ${enSuOrden} limit ${limit}`,
  );

const zTitular = z.object({
  nombre: z.string(),
  cuit: z.string(),
  matriculas: z.array(z.object({ codigo: z.string(), descripcion: z.string() })),
  en_revision: z.string(),
});
export type TitularDeCuenta = z.output<typeof zTitular>;

/** Whose account it is, with the payments that the college has not decided of yet. */
export const findTitular = async (db: Db, persona_id: number): Promise<TitularDeCuenta> => {
  const [titular] = await leerFilas(
    db,
    zTitular,
    sql`
    select trim(pe.nombre || ' ' || pe.apellido) as nombre, pe.cuit,
      (select coalesce(json_agg(json_build_object('codigo', m.codigo, 'descripcion', m.descripcion) order by m.id), '[]')
       from matriculas m where m.persona_id = pe.id) as matriculas,
      (select coalesce(sum(p.a_revision), 0.00)::text from ordenes_pago o join operaciones_pago p on p.orden_id = o.id
       where o.persona_id = pe.id and p.a_revision > 0 and not exists (select from revisiones r where r.operacion_id = p.id)
         and not exists (select from reversiones r where r.operacion_id = p.id)) as en_revision
    from personas pe where pe.id = ${persona_id}`,
  );
  if (!titular) throw new Error(`No hay una persona ${persona_id}`);
  return titular;
};
