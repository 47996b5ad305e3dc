import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';

const zLegajoDeCarta = z.object({
  legajo_id: z.number(),
  numero_legajo: z.number(),
  clientes: z.string(),
  lugar: z.string(),
});

const delLegajo = sql`l.id as legajo_id, l.numero_legajo,
  coalesce((select string_agg(trim(c.nombre || ' ' || c.apellido), ', ' order by c.orden)
    from legajo_comitentes c where c.legajo_id = l.id), '') as clientes,
  coalesce((select trim(i.calle || ' ' || i.numero || ', ' || lo.nombre) from legajo_inmuebles i
    join localidades lo on lo.id = i.localidad_id where i.legajo_id = l.id order by i.orden limit 1), '') as lugar`;

const zObservacionDeCarta = zLegajoDeCarta.extend({
  campo: z.string().nullable(),
  texto: z.string(),
  reapertura: z.string().nullable(),
  abierta: z.boolean(),
});
export type ObservacionDeCarta = z.output<typeof zObservacionDeCarta>;

export const findObservacionDeCarta = async (
  db: Db,
  cosa: string,
  id: string,
): Promise<ObservacionDeCarta | undefined> => {
  const cual = cosa === 'reapertura' ? sql`h.id = ${id}::int` : sql`o.id = ${id}::int`;
  const hecho = cosa === 'reapertura' ? sql`join observacion_hechos h on h.observacion_id = o.id` : sql``;
  const rows = await leerFilas(
    db,
    zObservacionDeCarta,
    sql`
    select ${delLegajo}, o.campo, o.texto, o.estado = 'abierta' as abierta,
      ${cosa === 'reapertura' ? sql`h.texto` : sql`null`} as reapertura
    from legajo_observaciones o join legajos l on l.id = o.legajo_id ${hecho} where ${cual}`,
  );
  return rows[0];
};

const zCvdDeCarta = zLegajoDeCarta.extend({
  numero: z.string(),
  numero_control: z.string(),
  fecha: z.string(),
  hash: z.string(),
});
export type CvdDeCarta = z.output<typeof zCvdDeCarta>;

export const findCvdDeCarta = async (db: Db, id: string): Promise<CvdDeCarta | undefined> => {
  const rows = await leerFilas(
    db,
    zCvdDeCarta,
    sql`
    select ${delLegajo}, v.numero, v.numero_control, v.fecha, v.hash
    from cvds v join legajos l on l.id = v.legajo_id where v.id = ${id}::int and v.estado = 'vigente'`,
  );
  return rows[0];
};
