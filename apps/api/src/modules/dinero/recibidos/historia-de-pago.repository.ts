import { zPagoRecibido } from '@colega/contract/dinero';
import { CIRCUITOS, ESTADOS_DE_DEVOLUCION, ESTADOS_DE_INTENCION, VIAS_DE_DEVOLUCION } from '@colega/domain/dinero';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import { decisionDeOperacion } from '../ordenes/bloquear-ordenes.repository.ts';
import { zDestinoLeido } from '../ordenes/destino-de-pago.ts';
import { filaDePago } from './buscar-pagos.repository.ts';

const zMomento = z.string();
const zDeQuien = { cuando: zMomento, quien: z.string().nullable() };

const zHistoria = z.object({
  fila: zPagoRecibido,
  orden: z.object({ id: z.number(), estado: z.string(), circuito: z.enum(CIRCUITOS), creada_en: zMomento }),
  legajo: z.object({ id: z.number(), numero: z.number() }).nullable(),
  distrito_id: z.number().nullable(),
  banco: z.string().nullable(),
  aplicado: z.string(),
  a_credito: z.string(),
  a_revision: z.string(),
  registrada_en: zMomento,
  registro: z.string().nullable(),
  destino: zDestinoLeido,
  imputaciones: z.array(z.object({ descripcion: z.string(), capital: z.string(), recargo: z.string() })),
  intencion: z
    .object({
      creada_en: zMomento,
      actualizada_en: zMomento,
      estado: z.enum(ESTADOS_DE_INTENCION),
      respuesta: z.unknown(),
      devuelto: z.string(),
    })
    .nullable(),
  recibo: z.object({ id: z.number(), numero: z.number(), creado_en: zMomento }).nullable(),
  revisiones: z.array(z.object({ ...zDeQuien, decision: z.string(), motivo: z.string() })),
  reversion: z.object({ ...zDeQuien, tipo: z.string(), motivo: z.string() }).nullable(),
  devoluciones: z.array(
    z.object({
      ...{
        id: z.number(),
        por: z.enum(VIAS_DE_DEVOLUCION),
        estado: z.enum(ESTADOS_DE_DEVOLUCION),
        importe: z.string(),
      },
      ...{ motivo: z.string(), pidio_id: z.number().nullable(), pidio: z.string(), pedida_en: zMomento },
      ...{ decidio: z.string().nullable(), decidida_en: zMomento.nullable(), respuesta: z.string().nullable() },
      enviada_en: zMomento.nullable(),
      ...{ banco: z.string().nullable(), comprobante: z.string().nullable(), fecha: z.string().nullable() },
    }),
  ),
  cobro: z.object({ id: z.number(), otros: z.array(z.number()) }).nullable(),
  cobranza_id: z.number().nullable(),
  del_mismo_comprobante: z.array(z.number()),
});
export type HistoriaLeida = z.output<typeof zHistoria>;

export const momento = (columna: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`to_char(${columna} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
/** By their name, where somebody has it. */
export const nombreDeUsuario = (username: RawBuilder<unknown>): RawBuilder<unknown> => sql`coalesce((
  select trim(q.nombre || ' ' || q.apellido) from usuarios u join personas q on q.id = u.persona_id where u.username = ${username}), ${username})`;

const imputaciones = sql`(
  select coalesce(json_agg(json_build_object('descripcion', y.descripcion, 'capital', y.capital::text, 'recargo', y.recargo::text) order by y.id), '[]')
  from (select i.id, i.descripcion, sum(im.capital) as capital, sum(im.recargo) as recargo
    from imputaciones im join orden_items i on i.id = im.item_id
    where im.operacion_id = p.id and im.reversion_id is null and im.revision_id is null group by i.id) y)`;

const revisiones = sql`(
  select coalesce(json_agg(json_build_object('cuando', ${momento(sql`r.cuando`)}, 'quien', ${nombreDeUsuario(sql`r.quien`)},
    'decision', r.decision, 'motivo', r.motivo) order by r.id), '[]')
  from revisiones r where r.operacion_id = p.id
    or r.id in (select im.revision_id from imputaciones im where im.operacion_id = p.id and im.revision_id is not null))`;

const devoluciones = sql`(
  select coalesce(json_agg(json_build_object('id', d.id, 'por', d.por, 'estado', d.estado, 'importe', d.importe::text, 'motivo', d.motivo,
    'pidio_id', d.pidio_id, 'pidio', ${nombreDeUsuario(sql`d.pidio`)}, 'pedida_en', ${momento(sql`d.pedida_en`)},
    'decidio', ${nombreDeUsuario(sql`d.decidio`)}, 'decidida_en', ${momento(sql`d.decidida_en`)}, 'respuesta', d.respuesta,
    'enviada_en', ${momento(sql`d.enviada_en`)}, 'banco', d.banco, 'comprobante', d.comprobante, 'fecha', d.fecha) order by d.id), '[]')
  from devoluciones_de_pagos d where d.operacion_id = p.id)`;

const cobro = sql`(
  select json_build_object('id', c.cobro_id, 'otros', (
    select coalesce(json_agg(y.operacion_id order by y.operacion_id), '[]')
    from pagos_de_caja b join operaciones_de_caja y on y.pago_id = b.id
    where b.cobro_id = c.cobro_id and y.operacion_id <> p.id))
  from operaciones_de_caja x join pagos_de_caja c on c.id = x.pago_id where x.operacion_id = p.id)`;

const delMismoComprobante = sql`(
  select coalesce(json_agg(y.id order by y.renglon), '[]') from operaciones_pago y
  where p.medio = 'importacion' and y.medio = p.medio and y.externo = p.externo and y.id <> p.id)`;

const registro = sql`(
  select ${nombreDeUsuario(sql`a.quien`)} from auditoria a where a.entidad = 'orden_pago' and a.entidad_id = o.id and a.accion = 'acreditar'
    and (a.hasta ->> 'operacion_id')::int = p.id order by a.id limit 1)`;

export const findHistoriaDePago = async (db: Db, id: number): Promise<HistoriaLeida | undefined> => {
  const rows = await leerFilas(
    db,
    zHistoria,
    sql`
    select ${filaDePago} as fila,
      json_build_object('id', o.id, 'estado', o.estado, 'circuito', o.circuito, 'creada_en', ${momento(sql`o.creada_en`)}) as orden,
      case when l.id is not null then json_build_object('id', l.id, 'numero', l.numero_legajo) end as legajo,
      pe.distrito_id, p.banco, p.aplicado::text, p.a_credito::text, p.a_revision::text,
      ${momento(sql`p.registrada_en`)} as registrada_en, ${registro} as registro,
      json_build_object('motivo', p.motivo, 'decision', ${decisionDeOperacion}) as destino,
      ${imputaciones} as imputaciones,
      (select json_build_object('creada_en', ${momento(sql`n.creada_en`)}, 'actualizada_en', ${momento(sql`n.actualizada_en`)},
        'estado', n.estado, 'respuesta', n.respuesta, 'devuelto', n.devuelto::text) from intenciones_pago n where n.id = p.intencion_id) as intencion,
      (select json_build_object('id', c.id, 'numero', c.numero, 'creado_en', ${momento(sql`c.creado_en`)})
        from comprobantes c where c.operacion_id = p.id) as recibo,
      ${revisiones} as revisiones,
      (select json_build_object('cuando', ${momento(sql`r.cuando`)}, 'quien', ${nombreDeUsuario(sql`r.quien`)}, 'tipo', r.tipo, 'motivo', r.motivo)
        from reversiones r where r.operacion_id = p.id) as reversion,
      ${devoluciones} as devoluciones, ${cobro} as cobro, ${delMismoComprobante} as del_mismo_comprobante,
      (select z.id from cobros_sin_cupon z where z.operacion_id = p.id) as cobranza_id
    from operaciones_pago p join ordenes_pago o on o.id = p.orden_id join personas pe on pe.id = o.persona_id
    left join legajo_detalles d on d.id = o.detalle_id left join legajos l on l.id = d.legajo_id
    where p.id = ${id}`,
  );
  return rows[0];
};
