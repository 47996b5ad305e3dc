import { type Insertable, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import { operacionDeshecha } from '../../../db/pagos-en-pie.ts';
import type { BaseDeDatos } from '../../../db/tablas.generadas.ts';
import { decididoYPagado } from '../cobros/renglones.repository.ts';
import { sinIdentificar } from '../cobros/sin-cupon.repository.ts';

const zPorRevisar = z.object({
  tipo: z.enum(['pago', 'cupon', 'cobranza', 'renglon']),
  id: z.number(),
  numero_boleta: z.string(),
  persona: z.object({ id: z.number(), nombre: z.string() }).nullable(),
  importe: z.string().nullable(),
  fecha: z.string().nullable(),
  porque: z.string(),
  por_devolver: z.boolean(),
});
export type PorRevisar = z.output<typeof zPorRevisar>;

/** It is still under review: neither decided nor undone. Needs `operaciones_pago p`. */
const sinDecidir = sql`not exists (select from revisiones r where r.operacion_id = p.id)
  and not exists (select from reversiones r where r.operacion_id = p.id)`;

const deAnulado = sql`exists (select from legajo_detalles d join estados_legajos e on e.id = d.estado_id
  where d.id = o.detalle_id and e.clave = 'anulado')`;

const deTimbradoAfuera = sql`o.circuito = 'timbrados' and exists (select from timbrados t
  where t.detalle_id = o.detalle_id and t.tipo = 'externo' and not t.anulado)`;

const devueltoEnParte = sql`exists (select from intenciones_pago i where i.orden_id = o.id and i.estado = 'aprobada' and i.devuelto > 0)`;
const devueltoYaDecidido = sql`exists (select from operaciones_pago p join intenciones_pago i on i.id = p.intencion_id
  where p.orden_id = o.id and i.estado = 'reembolsada' and not exists (select from reversiones r where r.operacion_id = p.id))`;
const devueltoDosVeces = sql`exists (select from operaciones_pago p join intenciones_pago i on i.id = p.intencion_id
  join reversiones r on r.operacion_id = p.id where p.orden_id = o.id and i.estado = 'reembolsada' and r.tipo = 'devolucion')`;
const creditoUsado = sql`exists (select from reversiones r join operaciones_pago p on p.id = r.operacion_id
  where p.orden_id = o.id and r.sin_cubrir > 0)`;
const numeroRepetido = sql`exists (select from intenciones_pago i where i.orden_id = o.id and i.estado = 'aprobada'
  and not exists (select from operaciones_pago p where p.intencion_id = i.id))`;

const cobradoYaDecidido = sql`exists (select from operaciones_pago p join renglones_de_cobranza l on l.operacion_id = p.id
  where p.orden_id = o.id and ${decididoYPagado} and not exists (select from reversiones r where r.operacion_id = p.id))`;

const porqueDelCupon = sql`case when ${devueltoEnParte} then 'devuelto_en_parte'
  when ${devueltoYaDecidido} then 'devuelto_ya_decidido'
  when ${devueltoDosVeces} then 'devuelto_dos_veces'
  when ${cobradoYaDecidido} then 'cobrado_ya_decidido'
  when ${creditoUsado} then 'credito_usado'
  when ${numeroRepetido} then 'numero_repetido'
  when o.estado = 'pago' and ${deAnulado} then 'pagado_de_anulado'
  when o.estado = 'pago' and ${deTimbradoAfuera} then 'pagado_y_timbrado_afuera'
  else 'sin_respuesta' end`;

const persona = sql`json_build_object('id', pe.id, 'nombre', pe.apellido || ' ' || pe.nombre)`;

/** A null district is all of the college, which alone sees what is of nobody. `cual`: that one alone, if it waits. */
export const findPorRevisar = async (
  db: Db,
  distrito_id: number | null = null,
  cual: Pick<PorRevisar, 'tipo' | 'id'> | null = null,
): Promise<PorRevisar[]> => {
  const deSuDistrito = distrito_id === null ? sql`true` : sql`pe.distrito_id = ${distrito_id}`;
  const deNadie = distrito_id === null ? sql`true` : sql`false`;
  const rows = await leerFilas(
    db,
    zPorRevisar,
    sql`with todo as (
    select 'pago' as tipo, p.id, o.numero_boleta::text, ${persona} as persona, p.a_revision::text as importe,
      to_char(p.fecha_pago at time zone 'America/Argentina/Buenos_Aires', 'YYYY-MM-DD') as fecha, p.motivo as porque,
      exists (select from devoluciones_de_pagos d where d.operacion_id = p.id and d.estado in ('pedida', 'en_proceso')) as por_devolver
    from operaciones_pago p join ordenes_pago o on o.id = p.orden_id join personas pe on pe.id = o.persona_id
    where p.a_revision > 0 and ${sinDecidir} and ${deSuDistrito}
    union all
    select 'cupon', o.numero_boleta, o.numero_boleta::text, ${persona}, o.monto_total::text,
      to_char(o.pagada_en at time zone 'America/Argentina/Buenos_Aires', 'YYYY-MM-DD'),
      ${porqueDelCupon}, exists (select from devoluciones_de_pagos d join operaciones_pago p on p.id = d.operacion_id
        where p.orden_id = o.id and d.estado in ('pedida', 'en_proceso'))
    from ordenes_pago o join personas pe on pe.id = o.persona_id
    where o.en_revision and ${deSuDistrito}
      and not exists (select from operaciones_pago p where p.orden_id = o.id and p.a_revision > 0 and ${sinDecidir})
    union all
    select 'cobranza', c.id, c.numero_boleta, null, c.importe::text,
      to_char(c.fecha_pago at time zone 'America/Argentina/Buenos_Aires', 'YYYY-MM-DD'),
      case c.numero_boleta when '' then 'sin_decir_cupon' else 'sin_cupon' end,
      exists (select from devoluciones_de_pagos d where d.cobro_id = c.id and d.estado = 'pedida')
    from cobros_sin_cupon c where ${sinIdentificar} and ${deNadie}
    union all
    select 'renglon', i.id, '', null, null,
      to_char(i.registrado_en at time zone 'America/Argentina/Buenos_Aires', 'YYYY-MM-DD'), i.renglon, false
    from cobranzas_ilegibles i where i.revisado_en is null and ${deNadie}
    ) select * from todo where ${cual === null ? sql`true` : sql`tipo = ${cual.tipo} and id = ${cual.id}`} order by tipo, id`,
  );
  return rows;
};

const zPagoPorRevisar = z.object({
  orden_id: z.number(),
  persona_id: z.number(),
  numero_boleta: z.number(),
  medio: z.string(),
  banco: z.string().nullable(),
  a_revision: z.string(),
});

export const findPagoPorRevisar = async (db: Db, operacionId: number) => {
  const rows = await leerFilas(
    db,
    zPagoPorRevisar,
    sql`
    select p.orden_id, o.persona_id, o.numero_boleta, p.medio, p.banco, p.a_revision::text
    from operaciones_pago p join ordenes_pago o on o.id = p.orden_id
    where p.id = ${operacionId} and p.a_revision > 0
      and ${sinDecidir}`,
  );
  return rows[0];
};

const zCuponPagado = z.object({
  orden_id: z.number(),
  persona_id: z.number(),
  numero_boleta: z.number(),
  monto_total: z.string(),
  aplicado: z.string().nullable(),
  porque: z.string(),
});
export type CuponPorRevisar = z.output<typeof zCuponPagado>;

export const findCuponPorRevisar = async (db: Db, numeroDeBoleta: number) => {
  const rows = await leerFilas(
    db,
    zCuponPagado,
    sql`
    select o.id as orden_id, o.persona_id, o.numero_boleta, o.monto_total::text,
      (select sum(im.capital + im.recargo)::text from orden_items i join imputaciones im on im.item_id = i.id
        where i.orden_id = o.id having sum(im.capital + im.recargo) > 0) as aplicado, ${porqueDelCupon} as porque
    from ordenes_pago o
    where o.numero_boleta = ${numeroDeBoleta} and o.en_revision
      and not exists (select from operaciones_pago p where p.orden_id = o.id and p.a_revision > 0
        and ${sinDecidir})`,
  );
  return rows[0];
};

export const insertRevision = async (
  db: Db,
  revision: Omit<Insertable<BaseDeDatos['revisiones']>, 'id'>,
): Promise<number> => (await db.insertInto('revisiones').values(revision).returning('id').executeTakeFirstOrThrow()).id;

/** What its provider took back of a decided payment, or charged after a decision, is reviewed with the coupon and not with another payment. */
export const soltarRevisada = (db: Db, ordenId: number, { deUnPago = false } = {}) =>
  sql`update ordenes_pago o set en_revision = false where o.id = ${ordenId}
    and not exists (select from operaciones_pago p where p.orden_id = o.id and p.a_revision > 0
      and ${sinDecidir}) and not (${deUnPago} and (${devueltoYaDecidido} or ${devueltoDosVeces} or ${cobradoYaDecidido}))`.execute(
    db,
  );

const zPorque = z.object({ porque: z.string() });

/** Null when it is not under review. */
export const findPorqueDelCupon = async (db: Db, ordenId: number): Promise<string | null> =>
  (
    await leerFilas(
      db,
      zPorque,
      sql`select ${porqueDelCupon} as porque from ordenes_pago o where o.id = ${ordenId} and o.en_revision`,
    )
  )[0]?.porque ?? null;

/** Reviewed only because it was paid. */
const POR_ESTAR_PAGO = ['pagado_de_anulado', 'pagado_y_timbrado_afuera'];
const SIN_OTRA_RAZON = 'sin_respuesta';

/** A payment was undone: what was reviewed because of it has nothing left to be decided. `antes`: why it was. */
export const soltarLoDeshecho = async (
  db: Db,
  ordenId: number,
  { antes, estabaEnRevision }: { antes: string | null; estabaEnRevision: boolean },
): Promise<void> => {
  if (antes !== null && POR_ESTAR_PAGO.includes(antes))
    await sql`update ordenes_pago o set en_revision = false where o.id = ${ordenId} and not exists (
      select from operaciones_pago p where p.orden_id = o.id and not ${operacionDeshecha}
        and (p.aplicado > 0 or (p.a_revision > 0 and ${sinDecidir})))`.execute(db);
  else if (estabaEnRevision && antes === SIN_OTRA_RAZON) await soltarRevisada(db, ordenId, { deUnPago: true });
};

export const marcarRenglonRevisado = async (
  db: Db,
  id: number,
  revision: { motivo: string; quien: string; revisado_en: Date },
): Promise<boolean> => {
  const marcado = await db
    .updateTable('cobranzas_ilegibles')
    .set(revision)
    .where('id', '=', id)
    .where('revisado_en', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return marcado !== undefined;
};
