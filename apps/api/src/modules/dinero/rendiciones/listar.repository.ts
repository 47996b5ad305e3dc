import {
  DIFERENCIAS_DE_RENDICION,
  type DiferenciaDeRendicion,
  type LISTAS_DE_RENDICION,
} from '@colega/contract/dinero';
import { CLASES_DE_GASTO_DE_BANCO, TIPOS_DE_RENGLON } from '@colega/domain/dinero';
import type { Fecha } from '@colega/domain/fechas';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import type { OrigenLeido } from './origenes.ts';

const DIA_DEL_PAGO = sql`(p.fecha_pago at time zone 'America/Argentina/Buenos_Aires')::date`;
const PAR = sql`num_nonnulls(r.operacion_id, r.cobro_id, r.reversion_id, r.devolucion_id, r.cobro_devuelto_id, r.deposito_id)`;

/** Of payments `p`: of that origin's money and of the days of its file `rn`, in force, and in no file of the origin. */
const noRendido = ({ clave, medios, banco }: OrigenLeido): RawBuilder<unknown> => sql`
  p.medio = any(${[...medios]}::text[]) and p.banco is not distinct from ${banco} and p.importe > 0
  and p.fecha_pago >= rn.desde::timestamp at time zone 'America/Argentina/Buenos_Aires'
  and p.fecha_pago < (rn.hasta + 1)::timestamp at time zone 'America/Argentina/Buenos_Aires'
  and not exists (select from rendiciones_anuladas n where n.rendicion_id = rn.id)
  and not exists (select from reversiones v where v.operacion_id = p.id)
  and not exists (select from rendicion_renglones r where r.origen = ${clave} and r.operacion_id = p.id)
  and not exists (select from operaciones_de_caja mia join operaciones_de_caja suya on suya.pago_id = mia.pago_id
    join rendicion_renglones r on r.origen = ${clave} and r.operacion_id = suya.operacion_id where mia.operacion_id = p.id)
  and not exists (with recursive v as (
      select c.id, c.reabre_id from cobros_sin_cupon c where c.operacion_id = p.id
      union all select c.id, c.reabre_id from cobros_sin_cupon c join v on c.id = v.reabre_id)
    select from v join rendicion_renglones r on r.origen = ${clave} and r.cobro_id = v.id)`;

/** Of what a transfer `d` gave back of payments `p`: out of that bank, in the days of its file `rn`, and in no file of it (S-1082). */
const noSalido = ({ clave, banco }: OrigenLeido): RawBuilder<unknown> => sql`
  d.operacion_id = p.id and d.por = 'transferencia' and d.estado = 'confirmada' and d.banco = ${banco}
  and d.fecha between rn.desde and rn.hasta
  and not exists (select from rendiciones_anuladas n where n.rendicion_id = rn.id)
  and not exists (select from reversiones v join rendicion_renglones r on r.origen = ${clave} and r.reversion_id = v.id
    where v.operacion_id = p.id)`;

/** Payments of ours, and what was given back of them, that its collector or its bank did not render. */
const losQueFaltan = (origen: OrigenLeido, rendicionId: number): RawBuilder<unknown> => sql`(
  select p.id, p.orden_id, 'cobro' as tipo, p.medio, p.externo, p.importe, ${DIA_DEL_PAGO} as dia
  from rendiciones rn join operaciones_pago p on ${noRendido(origen)} where rn.id = ${rendicionId}
  union all
  select p.id, p.orden_id, 'salida', 'transferencia', d.comprobante, d.importe, d.fecha
  from rendiciones rn cross join devoluciones_de_pagos d join operaciones_pago p on ${noSalido(origen)}
  where rn.id = ${rendicionId})`;

const zResumen = z.object({
  id: z.number(),
  origen: z.string(),
  archivo: z.string(),
  desde: z.string(),
  hasta: z.string(),
  quien: z.string(),
  leida_en: z.date(),
  renglones: z.number(),
  repetidos: z.number(),
  emparejados: z.number(),
  diferencias: z.number(),
  resueltas: z.number(),
  cobrado: z.string(),
  comisiones: z.string(),
  anulada: z.object({ motivo: z.string(), quien: z.string(), cuando: z.string() }).nullable(),
});
export type ResumenDeRendicion = z.output<typeof zResumen>;

const RESUMEN = sql`rn.id, rn.origen, rn.archivo, to_char(rn.desde, 'YYYY-MM-DD') as desde, to_char(rn.hasta, 'YYYY-MM-DD') as hasta,
  rn.quien, rn.leida_en, s.*,
  (select json_build_object('motivo', n.motivo, 'quien', n.quien, 'cuando', to_char(n.cuando at time zone 'UTC',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) from rendiciones_anuladas n where n.rendicion_id = rn.id) as anulada`;
const SUMAS = sql`left join lateral (
  select count(*)::int as renglones,
    count(*) filter (where r.repite_id is not null and r.diferencia is null)::int as repetidos,
    count(*) filter (where ${PAR} > 0)::int as emparejados,
    count(*) filter (where r.diferencia is not null and z.id is null)::int as diferencias,
    count(*) filter (where z.id is not null)::int as resueltas,
    coalesce(sum(case r.tipo when 'cobro' then r.importe when 'reversa' then -r.importe else 0.00 end)
      filter (where r.repite_id is null), 0.00)::text as cobrado,
    coalesce(sum(r.comision + case r.tipo when 'comision' then r.importe else 0.00 end)
      filter (where r.repite_id is null), 0.00)::text as comisiones
  from renglones_con_diferencia r left join rendicion_resoluciones z on z.renglon_id = r.id
  where r.rendicion_id = rn.id) s on true`;

export const findRendiciones = (db: Db, { limit, offset }: { limit: number; offset: number }) =>
  leerFilas(
    db,
    zResumen,
    sql`select ${RESUMEN} from (select * from rendiciones order by id desc limit ${limit} offset ${offset}) rn ${SUMAS}
      order by rn.id desc`,
  );

export const findRendicionById = async (db: Db, id: number): Promise<ResumenDeRendicion | undefined> =>
  (await leerFilas(db, zResumen, sql`select ${RESUMEN} from rendiciones rn ${SUMAS} where rn.id = ${id}`))[0];

const zTotal = z.object({ total: z.number() });
export const countRendiciones = async (db: Db): Promise<number> =>
  (await leerFilas(db, zTotal, sql`select count(*)::int as total from rendiciones`))[0]?.total ?? 0;

const zFaltan = z.object({ faltan: z.number(), resueltas: z.number() });

export const countNoRendidos = async (db: Db, rendicionId: number, origen: OrigenLeido) =>
  (
    await leerFilas(
      db,
      zFaltan,
      sql`select count(*) filter (where z.id is null)::int as faltan, count(z.id)::int as resueltas
        from ${losQueFaltan(origen, rendicionId)} p
        left join rendicion_resoluciones z on z.operacion_id = p.id and z.origen = ${origen.clave}`,
    )
  )[0] ?? { faltan: 0, resueltas: 0 };

const zPorDiferencia = z.object({ diferencia: z.enum(DIFERENCIAS_DE_RENDICION), cantidad: z.number() });
export const countPorDiferencia = (db: Db, rendicionId: number) =>
  leerFilas(
    db,
    zPorDiferencia,
    sql`select r.diferencia, count(*)::int as cantidad from renglones_con_diferencia r
      left join rendicion_resoluciones z on z.renglon_id = r.id
      where r.rendicion_id = ${rendicionId} and r.diferencia is not null and z.id is null
      group by r.diferencia order by r.diferencia`,
  );

const zRenglon = z.object({
  renglon_id: z.number().nullable(),
  operacion_id: z.number().nullable(),
  cobranza_id: z.number().nullable(),
  deposito_id: z.number().nullable(),
  linea: z.number().nullable(),
  tipo: z.enum(TIPOS_DE_RENGLON),
  medio: z.string().nullable(),
  externo: z.string().nullable(),
  numero_boleta: z.string().nullable(),
  importe: z.string(),
  comision: z.string(),
  dia: z.string(),
  acreditacion: z.string().nullable(),
  detalle: z.string(),
  deposita: z.string().nullable(),
  puede_ser_cobro: z.boolean(),
  puede_ser_gasto: z.boolean(),
  gasto: z
    .object({ id: z.number(), clase: z.enum(CLASES_DE_GASTO_DE_BANCO), quien: z.string(), cuando: z.string() })
    .nullable(),
  diferencia: z.enum(DIFERENCIAS_DE_RENDICION).nullable(),
  aca: z.object({ importe: z.string(), dia: z.string(), numero_boleta: z.string().nullable() }).nullable(),
  resuelta: z.object({ motivo: z.string(), quien: z.string(), cuando: z.string() }).nullable(),
});
export type RenglonListado = z.output<typeof zRenglon>;

const RESUELTA = sql`case when z.id is not null then json_build_object('motivo', z.motivo, 'quien', z.quien, 'cuando',
  to_char(z.cuando at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as resuelta`;

/** Read as a deposit, in force, and neither accepted nor resolved: it may be what somebody paid. */
const PUEDE_SER_COBRO = sql`(r.tipo = 'deposito' and r.repite_id is null and ${PAR} = 0 and z.id is null and r.origen not like 'anulada %'
  and not exists (select from acreditacion_depositos d where d.renglon_id = r.id and not d.deshecha)) as puede_ser_cobro`;

const GASTO = sql`case when g.id is not null then json_build_object('id', g.id, 'clase', g.clase, 'quien', g.quien, 'cuando',
  to_char(g.cuando at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as gasto`;

/** In force, of nothing that is here, and neither resolved nor told: the bank kept it, or paid it. */
const puedeSerGasto = ({ banco }: OrigenLeido): RawBuilder<unknown> => sql`(${banco !== null}::boolean
  and r.tipo in ('comision', 'salida', 'cobro') and r.importe > 0 and r.repite_id is null and ${PAR} = 0 and z.id is null and g.id is null
  and r.origen not like 'anulada %') as puede_ser_gasto`;

/**
 * The lines of a file, and with them the payments that are not in it: as many as were asked for. `sueltos` are the deposits that are of
 * nothing that their collector collected.
 */
const lasDeUna = ({ origen, rendicionId, sueltos }: DeUna): RawBuilder<unknown> => sql`
  select r.id as renglon_id, r.operacion_id, cobro_vivo(r.cobro_id) as cobranza_id, r.deposito_id, r.linea, r.tipo, r.medio, r.externo, r.numero_boleta,
    r.importe::text as importe, r.comision::text as comision, to_char(r.dia, 'YYYY-MM-DD') as dia,
    to_char(r.acreditacion, 'YYYY-MM-DD') as acreditacion, r.detalle, r.deposita, ${PUEDE_SER_COBRO},
    ${puedeSerGasto(origen)}, ${GASTO},
    case when r.id = any(${[...sueltos]}::int[]) then 'deposito_sin_cobros' else r.diferencia end as diferencia,
    coalesce((select json_build_object('importe', r.importe_de_aca::text, 'dia', to_char(${DIA_DEL_PAGO}, 'YYYY-MM-DD'), 'numero_boleta',
      o.numero_boleta::text) from operaciones_pago p join ordenes_pago o on o.id = p.orden_id where p.id = r.operacion_id),
    (select json_build_object('importe', d.importe::text, 'dia', to_char(d.dia, 'YYYY-MM-DD'), 'numero_boleta', null)
      from depositos d where d.id = r.deposito_id)) as aca,
    ${RESUELTA}, z.id as resolucion_id, 0 as grupo, r.linea as lugar
  from renglones_con_diferencia r left join rendicion_resoluciones z on z.renglon_id = r.id
  left join gastos_de_banco g on g.renglon_id = r.id and g.deshecho_en is null
  where r.rendicion_id = ${rendicionId}
  union all
  select null, p.id, null, null, null, p.tipo, p.medio, p.externo, o.numero_boleta::text, p.importe::text, '0.00',
    to_char(p.dia, 'YYYY-MM-DD'), null, '', null, false, false, null, 'falta_alla', null, ${RESUELTA}, z.id, 1, p.id
  from ${losQueFaltan(origen, rendicionId)} p join ordenes_pago o on o.id = p.orden_id
  left join rendicion_resoluciones z on z.operacion_id = p.id and z.origen = ${origen.clave}`;

type DeUna = { origen: OrigenLeido; rendicionId: number; sueltos: readonly number[] };
type Lista = DeUna & {
  que: (typeof LISTAS_DE_RENDICION)[number];
  diferencia?: DiferenciaDeRendicion | undefined;
};

const QUE: Readonly<Record<Lista['que'], RawBuilder<unknown>>> = {
  diferencias: sql`x.diferencia is not null and x.resolucion_id is null`,
  resueltas: sql`x.resolucion_id is not null`,
  todos: sql`true`,
};
const deLista = ({ que, diferencia, ...deUna }: Lista): RawBuilder<unknown> =>
  sql`(${lasDeUna(deUna)}) x where ${QUE[que]} and (${diferencia ?? null}::text is null or x.diferencia = ${diferencia ?? null})`;

export const findRenglonesDeRendicion = (db: Db, lista: Lista, { limit, offset }: { limit: number; offset: number }) =>
  leerFilas(
    db,
    zRenglon,
    sql`select x.renglon_id, x.operacion_id, x.cobranza_id, x.deposito_id, x.linea, x.tipo, x.medio, x.externo, x.numero_boleta, x.importe, x.comision,
        x.dia, x.acreditacion, x.detalle, x.deposita, x.puede_ser_cobro, x.puede_ser_gasto, x.gasto, x.diferencia, x.aca, x.resuelta
      from ${deLista(lista)} order by x.grupo, x.lugar limit ${limit} offset ${offset}`,
  );

export const countRenglonesDeRendicion = async (db: Db, lista: Lista): Promise<number> =>
  (await leerFilas(db, zTotal, sql`select count(*)::int as total from ${deLista(lista)}`))[0]?.total ?? 0;

/** The difference as it is at this moment, or undefined when there is no such thing in that file. */
export const findDiferencia = async (
  db: Db,
  deUna: DeUna,
  {
    renglon_id = null,
    operacion_id = null,
  }: { renglon_id?: number | undefined | null; operacion_id?: number | undefined | null },
): Promise<DiferenciaDeRendicion | null | undefined> =>
  (
    await leerFilas(
      db,
      z.object({ diferencia: z.enum(DIFERENCIAS_DE_RENDICION).nullable() }),
      sql`select x.diferencia from (${lasDeUna(deUna)}) x
        where case when ${renglon_id}::int is not null then x.renglon_id = ${renglon_id}::int
          else x.renglon_id is null and x.operacion_id = ${operacion_id}::int end`,
    )
  )[0]?.diferencia;

type Periodo = { desde: Fecha; hasta: Fecha };
const zDiasDeAcreditacion = z.object({ desde: z.string().nullable(), hasta: z.string().nullable() });
export const findDiasDeAcreditacion = async (db: Db, rendicionId: number) =>
  (
    await leerFilas(
      db,
      zDiasDeAcreditacion,
      sql`select to_char(min(acreditacion), 'YYYY-MM-DD') as desde, to_char(max(acreditacion), 'YYYY-MM-DD') as hasta
        from rendicion_renglones where rendicion_id = ${rendicionId} and tipo in ('cobro', 'reversa')`,
    )
  )[0] ?? { desde: null, hasta: null };

const zLeidos = z.object({ desde: z.string(), hasta: z.string() });
/** The days of each file of a bank that was read, from one of them on. */
export const findDiasDeBancos = (db: Db, bancos: readonly string[], { desde }: Pick<Periodo, 'desde'>) =>
  leerFilas(
    db,
    zLeidos,
    sql`select distinct to_char(desde, 'YYYY-MM-DD') as desde, to_char(hasta, 'YYYY-MM-DD') as hasta from rendiciones r
      where origen = any(${[...bancos]}::text[]) and hasta >= ${desde}::date
        and not exists (select from rendiciones_anuladas n where n.rendicion_id = r.id)`,
  );

const zDeposito = z.object({ dia: z.string(), importe: z.string() });
export const findDepositos = (db: Db, { clave }: Pick<OrigenLeido, 'clave'>, { desde, hasta }: Periodo) =>
  leerFilas(
    db,
    zDeposito,
    sql`select to_char(dia, 'YYYY-MM-DD') as dia, importe::text from rendicion_renglones
      where tipo = 'deposito' and deposita = ${clave} and repite_id is null and origen not like 'anulada %' and dia between ${desde}::date and ${hasta}::date
      order by dia, id`,
  );
