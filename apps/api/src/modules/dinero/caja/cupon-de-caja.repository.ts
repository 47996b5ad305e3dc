import { CIRCUITOS, ESTADOS_DE_CUPON } from '@colega/domain/dinero';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import { abonado, operacionDeshecha } from '../../../db/pagos-en-pie.ts';

const zFilaDeCaja = z.object({
  id: z.number(),
  numero_boleta: z.number(),
  circuito: z.enum(CIRCUITOS),
  estado: z.enum(ESTADOS_DE_CUPON),
  motivo_cierre: z.string().nullable(),
  monto_total: z.string(),
  monto_con_recargo: z.string(),
  vencimiento: z.string(),
  ultimo_vencimiento: z.string(),
  emitido: z.string(),
  abonado: z.string(),
  anulado: z.boolean(),
  legajo: z.number().nullable(),
  legajo_id: z.number().nullable(),
  conceptos: z.array(z.string()),
  persona: z.object({ id: z.number(), nombre: z.string(), cuit: z.string(), distrito_id: z.number().nullable() }),
  abierta: z.object({ medio: z.string(), desde: z.string() }).nullable(),
  pagado: z.object({ medio: z.string(), cuando: z.string() }).nullable(),
});
export type FilaDeCaja = z.output<typeof zFilaDeCaja>;

const columnas = sql`
  o.id, o.numero_boleta, o.circuito, o.estado, o.motivo_cierre, o.monto_total::text, o.monto_con_recargo::text,
  o.vencimiento, o.ultimo_vencimiento, (o.creada_en at time zone 'America/Argentina/Buenos_Aires')::date as emitido,
  ${abonado} as abonado, coalesce(e.clave = 'anulado', false) as anulado, l.numero_legajo as legajo, l.id as legajo_id,
  (select coalesce(json_agg(i.descripcion order by i.id), '[]') from orden_items i where i.orden_id = o.id) as conceptos,
  json_build_object('id', pe.id, 'nombre', pe.apellido || ', ' || pe.nombre, 'cuit', pe.cuit, 'distrito_id', pe.distrito_id) as persona,
  (select json_build_object('medio', n.medio,
      'desde', to_char(n.creada_en at time zone 'America/Argentina/Buenos_Aires', 'HH24:MI'))
    from intenciones_pago n where n.orden_id = o.id and n.estado in ('creando', 'abierta') order by n.id desc limit 1) as abierta,
  (select json_build_object('medio', p.medio,
      'cuando', to_char(p.fecha_pago at time zone 'America/Argentina/Buenos_Aires', 'DD/MM/YYYY'))
    from operaciones_pago p where p.orden_id = o.id and not ${operacionDeshecha} order by p.id desc limit 1) as pagado`;

const deDonde = sql`ordenes_pago o join personas pe on pe.id = o.persona_id
  left join legajo_detalles d on d.id = o.detalle_id left join estados_legajos e on e.id = d.estado_id
  left join legajos l on l.id = d.legajo_id`;

const NUMERO_MAXIMO = 2_147_483_647;

export const findCuponDeCaja = async (db: Db, numero: number): Promise<FilaDeCaja | undefined> => {
  if (numero > NUMERO_MAXIMO) return undefined;
  return (
    await leerFilas(db, zFilaDeCaja, sql`select ${columnas} from ${deDonde} where o.numero_boleta = ${numero}`)
  )[0];
};

/** Pending, of before that day, that cost as much: the nearest to their due date first. */
export const findCuponesDeImporte = (
  db: Db,
  { importe, dia, limite }: { importe: string; dia: string; limite: number },
): Promise<FilaDeCaja[]> =>
  leerFilas(
    db,
    zFilaDeCaja,
    sql`select ${columnas} from ${deDonde} where o.estado = 'pendiente'
      and (o.monto_total = ${importe}::numeric or o.monto_con_recargo = ${importe}::numeric)
      and (o.creada_en at time zone 'America/Argentina/Buenos_Aires')::date <= ${dia}::date
      order by abs(o.vencimiento - ${dia}::date), o.id limit ${limite}`,
  );

export const findCuponesDeCaja = (db: Db, ids: readonly number[]): Promise<FilaDeCaja[]> =>
  leerFilas(db, zFilaDeCaja, sql`select ${columnas} from ${deDonde} where o.id = any(${[...ids]}::int[])`);
