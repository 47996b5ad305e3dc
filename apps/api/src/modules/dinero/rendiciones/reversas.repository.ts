import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import { operacionDecidida } from '../../../db/pagos-en-pie.ts';

const zReversa = z.object({
  id: z.number(),
  medio: z.string().nullable(),
  externo: z.string().nullable(),
  numero_boleta: z.string().nullable(),
  importe: z.string(),
  dia: z.string(),
  linea: z.number(),
  archivo: z.string(),
});
export type ReversaSinPar = z.output<typeof zReversa>;

/** What its collector undid, of nothing that was undone here, and that nobody resolved. */
export const findReversaSinPar = async (
  db: Db,
  { id, renglon_id }: { id: number; renglon_id: number },
): Promise<ReversaSinPar | undefined> =>
  (
    await leerFilas(
      db,
      zReversa,
      sql`select r.id, r.medio, r.externo, r.numero_boleta, r.importe::text, to_char(r.dia, 'YYYY-MM-DD') as dia, r.linea, x.archivo
        from rendicion_renglones r join rendiciones x on x.id = r.rendicion_id
        where r.rendicion_id = ${id} and r.id = ${renglon_id} and r.tipo = 'reversa' and r.repite_id is null
          and num_nonnulls(r.operacion_id, r.cobro_id, r.reversion_id, r.devolucion_id, r.cobro_devuelto_id, r.deposito_id) = 0
          and not exists (select from rendicion_resoluciones z where z.renglon_id = r.id)`,
    )
  )[0];

/** Its file may say anything there. */
const numeroDeCupon = (dicho: string | null): number | null =>
  dicho && /^\d{1,9}$/.test(dicho) ? Number(dicho) : null;

const diaDelPago = sql`(p.fecha_pago at time zone 'America/Argentina/Buenos_Aires')::date`;

/** The same number, however many zeros go before it. */
const mismoNumero = (columna: string, dicho: string | null) =>
  sql`ltrim(${sql.ref(columna)}, '0') = ltrim(${dicho}::text, '0')`;

const zPago = z.object({
  operacion_id: z.number(),
  dia: z.string(),
  numero_boleta: z.string(),
  persona: z.string(),
});
export type PagoDeReversa = z.output<typeof zPago>;

/**
 * Which payment stands here of what its collector undid: that of the line in which it collected it. Where no line collected that number, nor undid
 * it already, it is one of its coupon and amount, paid by that day: there are collectors that number apart what they undo. Of two, the last one, which
 * paid nothing that was not paid. One that the college decided about is only chosen alone: it is told so. None where what stands here is what
 * the collector's lines leave standing: the one that it undid never came in here.
 */
export const findPagoDeReversa = async (
  db: Db,
  { medio, externo, numero_boleta, importe, dia }: ReversaSinPar,
  { clave, banco }: { clave: string; banco: string | null },
): Promise<PagoDeReversa | undefined> =>
  (
    await leerFilas(
      db,
      zPago,
      sql`with del_numero as (
          select coalesce(c.operacion_id, (select n.operacion_id from cobros_sin_cupon n where n.id = cobro_vivo(c.cobro_id))) as operacion_id,
            c.tipo, c.reversion_id from rendicion_renglones c
          where c.origen = ${clave} and c.tipo in ('cobro', 'reversa') and ${mismoNumero('c.externo', externo)} and c.medio = ${medio}
            and (c.numero_boleta is null or ${numero_boleta}::text is null or ${mismoNumero('c.numero_boleta', numero_boleta)})),
        segun_el_cobrador as (
          select greatest(0, count(*) filter (where c.tipo = 'cobro') - count(*) filter (where c.tipo = 'reversa')) as quedan
          from rendicion_renglones c where c.origen = ${clave} and c.tipo in ('cobro', 'reversa') and c.repite_id is null
            and ${mismoNumero('c.numero_boleta', numero_boleta)} and c.importe = ${importe}::numeric and c.medio = ${medio}),
        suyos as (
          select operacion_id as id, 1 as certeza from del_numero where operacion_id is not null
          union all
          select p.id, 2 from ordenes_pago o join operaciones_pago p on p.orden_id = o.id
          where o.numero_boleta = ${numeroDeCupon(numero_boleta)}::int and p.medio = ${medio} and p.banco is not distinct from ${banco}
            and ${diaDelPago} <= ${dia}::date
            and not exists (select from del_numero where tipo = 'cobro' or reversion_id is not null))
        select p.id as operacion_id, to_char(${diaDelPago}, 'YYYY-MM-DD') as dia, o.numero_boleta::text as numero_boleta,
          e.apellido || ', ' || e.nombre as persona
        from suyos s join operaciones_pago p on p.id = s.id join ordenes_pago o on o.id = p.orden_id join personas e on e.id = o.persona_id
        where p.importe = ${importe}::numeric and not exists (select from reversiones v where v.operacion_id = p.id)
          and (select quedan from segun_el_cobrador) < (select count(*) from operaciones_pago y where y.orden_id = p.orden_id
            and (y.importe, y.medio) is not distinct from (p.importe, p.medio) and (select v.id from reversiones v where v.operacion_id = y.id) is null)
        order by s.certeza, ${operacionDecidida}, ${diaDelPago} desc, s.id desc limit 1`,
    )
  )[0];

const zReversion = z.object({ id: z.number() });
export const findReversionDe = async (db: Db, operacion_id: number): Promise<number | undefined> =>
  (await leerFilas(db, zReversion, sql`select id from reversiones where operacion_id = ${operacion_id}`))[0]?.id;
