import { CIRCUITOS, ESTADOS_DE_CUPON, ESTADOS_DE_INTENCION, MEDIOS_DE_PAGO } from '@colega/domain/dinero';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import { abonado, operacionDeshecha } from '../../../db/pagos-en-pie.ts';
import { decisionDeOperacion } from './bloquear-ordenes.repository.ts';
import { zDestinoLeido } from './destino-de-pago.ts';

const zFilaDeCupon = z
  .object({
    vencimiento: z.string(),
    ultimo_vencimiento: z.string(),
    monto_total: z.string(),
    monto_con_recargo: z.string(),
  })
  .extend({
    id: z.number(),
    numero_boleta: z.number(),
    persona_id: z.number(),
    circuito: z.enum(CIRCUITOS),
    estado: z.enum(ESTADOS_DE_CUPON),
    fecha: z.string(),
    preferencias: z.array(z.enum(MEDIOS_DE_PAGO)),
    enviado_red_link: z.boolean(),
    codigo_pago: z.string().nullable(),
    referencia_pago: z.string().nullable(),
    motivo_cierre: z.string().nullable(),
    abonado: z.string(),
    legajo: z.object({ id: z.number(), numero_legajo: z.number() }).nullable(),
    items: z.array(z.object({ id: z.number(), descripcion: z.string(), importe: z.string() })),
    operaciones: z.array(
      z.object({
        id: z.number(),
        medio: z.string(),
        importe: z.string(),
        fecha_pago: z.string(),
        comprobante_id: z.number().nullable(),
        motivo: zDestinoLeido.shape.motivo,
        decision: zDestinoLeido.shape.decision,
        en_pie: z.boolean(),
      }),
    ),
    /** The intentions that had a page where it could be paid (S-301). */
    intenciones: z.array(z.enum(ESTADOS_DE_INTENCION)),
  });
export type FilaDeCupon = z.output<typeof zFilaDeCupon>;

const items = sql`(
  select coalesce(json_agg(json_build_object('id', i.id, 'descripcion', i.descripcion, 'importe', i.importe::text)
    order by i.id), '[]')
  from orden_items i where i.orden_id = o.id)`;

const operaciones = sql`(
  select coalesce(json_agg(json_build_object('id', p.id, 'medio', p.medio, 'importe', p.importe::text,
    'fecha_pago', to_char(p.fecha_pago at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'comprobante_id', c.id, 'motivo', p.motivo, 'decision', ${decisionDeOperacion},
    'en_pie', not ${operacionDeshecha}) order by p.id), '[]')
  from operaciones_pago p left join comprobantes c on c.operacion_id = p.id where p.orden_id = o.id)`;

const intenciones = sql`(
  select coalesce(json_agg(n.estado order by n.id), '[]') from intenciones_pago n
  where n.orden_id = o.id and n.url is not null)`;

export const findCupones = async (
  db: Db,
  condicion: RawBuilder<unknown>,
  resto: RawBuilder<unknown> = sql``,
): Promise<FilaDeCupon[]> => {
  const rows = await leerFilas(
    db,
    zFilaDeCupon,
    sql`
    select o.id, o.numero_boleta, o.persona_id, o.circuito, o.estado, o.monto_total::text, o.monto_con_recargo::text,
      o.vencimiento, o.ultimo_vencimiento, (o.creada_en at time zone 'America/Argentina/Buenos_Aires')::date as fecha,
      o.preferencias, o.enviado_red_link, o.codigo_pago, o.referencia_pago, o.motivo_cierre, ${abonado} as abonado,
      case when l.id is not null then json_build_object('id', l.id, 'numero_legajo', l.numero_legajo) end as legajo,
      ${items} as items, ${operaciones} as operaciones, ${intenciones} as intenciones
    from ordenes_pago o
    left join legajo_detalles d on d.id = o.detalle_id
    left join legajos l on l.id = d.legajo_id
    where ${condicion} ${resto}`,
  );
  return rows;
};

export const findCuponPropio = async (db: Db, id: number, personaId: number): Promise<FilaDeCupon | undefined> =>
  (await findCupones(db, sql`o.id = ${id} and o.persona_id = ${personaId}`))[0];
