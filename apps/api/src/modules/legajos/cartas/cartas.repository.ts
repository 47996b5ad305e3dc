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

const zObservacionesDeCarta = zLegajoDeCarta.extend({
  observaciones: z.array(z.object({ campo: z.string().nullable(), texto: z.string() })),
  reapertura: z.string().nullable(),
});
export type ObservacionesDeCarta = z.output<typeof zObservacionesDeCarta>;

const deLaReapertura = (id: string) => sql`(select h.observacion_id from observacion_hechos h where h.id = ${id}::int)`;

/** Those of one act (`ids` are theirs, with commas) or the one that was opened again, while they wait for an answer. */
export const findObservacionesDeCarta = async (
  db: Db,
  cosa: string,
  ids: string,
): Promise<ObservacionesDeCarta | undefined> => {
  const esReapertura = cosa === 'reapertura';
  const cuales = esReapertura ? sql`= ${deLaReapertura(ids)}` : sql`= any (string_to_array(${ids}, ',')::int[])`;
  const rows = await leerFilas(
    db,
    zObservacionesDeCarta,
    sql`
    select ${delLegajo}, o.observaciones,
      ${esReapertura ? sql`(select h.texto from observacion_hechos h where h.id = ${ids}::int)` : sql`null`} as reapertura
    from (select legajo_id, json_agg(json_build_object('campo', campo, 'texto', texto) order by id) as observaciones
      from legajo_observaciones where id ${cuales} and estado = 'abierta' group by legajo_id) o
    join legajos l on l.id = o.legajo_id`,
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
