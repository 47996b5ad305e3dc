import { sql } from 'kysely';
import type { Db } from '../../../db/conectar.ts';

export type LegajoDeCarta = { legajo_id: number; numero_legajo: number; clientes: string; lugar: string };

const delLegajo = sql`l.id as legajo_id, l.numero_legajo,
  coalesce((select string_agg(trim(c.nombre || ' ' || c.apellido), ', ' order by c.orden)
    from legajo_comitentes c where c.legajo_id = l.id), '') as clientes,
  coalesce((select trim(i.calle || ' ' || i.numero || ', ' || lo.nombre) from legajo_inmuebles i
    join localidades lo on lo.id = i.localidad_id where i.legajo_id = l.id order by i.orden limit 1), '') as lugar`;

export type ObservacionDeCarta = LegajoDeCarta & {
  campo: string | null;
  texto: string;
  /** What the college said when it opened it again. */
  reapertura: string | null;
  abierta: boolean;
};

/** An observation, or the line of its thread that opened it again. */
export const findObservacionDeCarta = async (
  db: Db,
  cosa: string,
  id: string,
): Promise<ObservacionDeCarta | undefined> => {
  const cual = cosa === 'reapertura' ? sql`h.id = ${id}::int` : sql`o.id = ${id}::int`;
  const hecho = cosa === 'reapertura' ? sql`join observacion_hechos h on h.observacion_id = o.id` : sql``;
  const { rows } = await sql<ObservacionDeCarta>`
    select ${delLegajo}, o.campo, o.texto, o.estado = 'abierta' as abierta,
      ${cosa === 'reapertura' ? sql`h.texto` : sql`null`} as reapertura
    from legajo_observaciones o join legajos l on l.id = o.legajo_id ${hecho} where ${cual}`.execute(db);
  return rows[0];
};

export type CvdDeCarta = LegajoDeCarta & { numero: string; numero_control: string; fecha: string; hash: string };

/** Undefined once it was annulled. */
export const findCvdDeCarta = async (db: Db, id: string): Promise<CvdDeCarta | undefined> => {
  const { rows } = await sql<CvdDeCarta>`
    select ${delLegajo}, v.numero, v.numero_control, v.fecha, v.hash
    from cvds v join legajos l on l.id = v.legajo_id where v.id = ${id}::int and v.estado = 'vigente'`.execute(db);
  return rows[0];
};
