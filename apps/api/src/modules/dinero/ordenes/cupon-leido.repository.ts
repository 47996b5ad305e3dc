import type { Circuito, EstadoDeCupon, MedioDePago, Vencimientos } from '@colega/domain/cupones';
import type { Importe } from '@colega/domain/dinero';
import type { EstadoDeIntencion } from '@colega/domain/pagos';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/conectar.ts';
import { operacionDeshecha } from './bloquear-ordenes.ts';
import { type DestinoLeido, decisionDeOperacion } from './destino-de-pago.ts';

export type FilaDeCupon = Vencimientos & {
  id: number;
  numero_boleta: number;
  persona_id: number;
  circuito: Circuito;
  estado: EstadoDeCupon;
  fecha: string;
  preferencias: MedioDePago[];
  enviado_red_link: boolean;
  codigo_pago: string | null;
  referencia_pago: string | null;
  motivo_cierre: string | null;
  /** What of its own amount is paid already, in parts. */
  abonado: Importe;
  legajo: { id: number; numero_legajo: number } | null;
  items: { id: number; descripcion: string; importe: Importe }[];
  operaciones: {
    id: number;
    medio: string;
    importe: Importe;
    fecha_pago: string;
    comprobante_id: number | null;
    motivo: DestinoLeido['motivo'];
    decision: DestinoLeido['decision'];
  }[];
  /** Those that had a page where it could be paid (S-301). */
  intenciones: EstadoDeIntencion[];
};

const items = sql`(
  select coalesce(json_agg(json_build_object('id', i.id, 'descripcion', i.descripcion, 'importe', i.importe::text)
    order by i.id), '[]')
  from orden_items i where i.orden_id = o.id)`;

const operaciones = sql`(
  select coalesce(json_agg(json_build_object('id', p.id, 'medio', p.medio, 'importe', p.importe::text,
    'fecha_pago', to_char(p.fecha_pago at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'comprobante_id', c.id, 'motivo', p.motivo, 'decision', ${decisionDeOperacion}) order by p.id), '[]')
  from operaciones_pago p left join comprobantes c on c.operacion_id = p.id where p.orden_id = o.id)`;

/** What of its own amount is paid, less what was undone. Of `ordenes_pago o`. */
export const abonado = sql`(
  select coalesce(sum(p.del_cupon), 0.00)::text from operaciones_pago p where p.orden_id = o.id and p.aplicado > 0
    and not ${operacionDeshecha})`;

const intenciones = sql`(
  select coalesce(json_agg(n.estado order by n.id), '[]') from intenciones_pago n
  where n.orden_id = o.id and n.url is not null)`;

/** Coupons with all that is read of them, of `ordenes_pago o`. */
export const findCupones = async (
  db: Db,
  condicion: RawBuilder<unknown>,
  resto: RawBuilder<unknown> = sql``,
): Promise<FilaDeCupon[]> => {
  const { rows } = await sql<FilaDeCupon>`
    select o.id, o.numero_boleta, o.persona_id, o.circuito, o.estado, o.monto_total::text, o.monto_con_recargo::text,
      o.vencimiento, o.ultimo_vencimiento, (o.creada_en at time zone 'America/Argentina/Buenos_Aires')::date as fecha,
      o.preferencias, o.enviado_red_link, o.codigo_pago, o.referencia_pago, o.motivo_cierre, ${abonado} as abonado,
      case when l.id is not null then json_build_object('id', l.id, 'numero_legajo', l.numero_legajo) end as legajo,
      ${items} as items, ${operaciones} as operaciones, ${intenciones} as intenciones
    from ordenes_pago o
    left join legajo_detalles d on d.id = o.detalle_id
    left join legajos l on l.id = d.legajo_id
    where ${condicion} ${resto}`.execute(db);
  return rows;
};
