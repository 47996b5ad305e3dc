import type { Resolucion } from '@colega/domain/honorarios';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/conectar.ts';
import { leerFilas } from '../../db/leer-filas.ts';

export type ResolucionPublicada = {
  id: number;
  nombre: string;
  vigente_desde: string;
  vigente_hasta: string | null;
  publicada_en: Date;
};

export const findTodasLasResoluciones = (db: Db): Promise<ResolucionPublicada[]> =>
  db
    .selectFrom('resoluciones')
    .select(['id', 'nombre', 'vigente_desde', 'vigente_hasta', 'publicada_en'])
    .orderBy('vigente_desde')
    .execute();

/** Those that are or will be in force, in order: one that was withdrawn calculates nothing. */
export const findResoluciones = async (db: Db): Promise<unknown[]> => {
  const filas = await db
    .selectFrom('resoluciones')
    .select(['id', 'vigente_hasta', 'contenido'])
    .where('retirada_en', 'is', null)
    .orderBy('vigente_desde')
    .execute();
  return filas.map(({ id, vigente_hasta, contenido }) => ({ ...(contenido as object), id, vigente_hasta }));
};

const zConVersion = z.object({ version: z.string() });

export const findVersion = async (db: Db): Promise<string> => {
  const rows = await leerFilas(
    db,
    zConVersion,
    sql`
    select concat_ws(':', count(*), max(id), count(vigente_hasta), count(retirada_en),
      (select string_agg(id::text, ',' order by id) from rubros where activo)) as version from resoluciones`,
  );
  return rows[0]?.version ?? '';
};

const zIds = z.object({ ids: z.array(z.number()) });

/** Those in which files are begun; to publish, also those in which some go on to their end. */
export const findRubrosConTarifa = async (db: Db, { conLosQueSiguen }: { conLosQueSiguen: boolean }) => {
  const siguen = sql`id in (select l.rubro_id from legajos l join estados_legajos e on e.id = l.estado_id
    where e.clave not in ('visado', 'anulado'))`;
  const [rubros] = await leerFilas(
    db,
    zIds,
    sql`select coalesce(json_agg(id), '[]') as ids from rubros where activo ${conLosQueSiguen ? sql`or ${siguen}` : sql``}`,
  );
  return new Set(rubros?.ids);
};

const contenidoDe = ({ vigente_hasta: _, ...contenido }: Resolucion): string => JSON.stringify(contenido);

export const insertResoluciones = (
  db: Db,
  resoluciones: readonly Resolucion[],
  publicada_en: Date,
  /** Null: it comes with the program. */
  publicada_por: { user_id: number | null } | null = null,
) =>
  db
    .insertInto('resoluciones')
    .values(
      resoluciones.map((resolucion) => ({
        id: resolucion.id,
        nombre: resolucion.nombre,
        vigente_desde: resolucion.vigente_desde,
        vigente_hasta: resolucion.vigente_hasta,
        contenido: contenidoDe(resolucion),
        publicada_en,
        // A base of before these columns is brought up to date with its resoluciones loaded.
        ...(publicada_por !== null && { publicada_por: publicada_por.user_id, del_programa: false }),
      })),
    )
    .execute();

export const updateFinDeResolucion = (db: Db, id: number, vigente_hasta: string | null) =>
  db.updateTable('resoluciones').set({ vigente_hasta }).where('id', '=', id).execute();

export const findIdsDeResoluciones = async (db: Db): Promise<number[]> =>
  (await db.selectFrom('resoluciones').select('id').execute()).map(({ id }) => id);

type Retiro = { retirada_en: Date; retirada_por: number | null; motivo_de_retiro: string };

export const updateRetirada = (db: Db, id: number, retiro: Retiro) =>
  db.updateTable('resoluciones').set(retiro).where('id', '=', id).execute();

const zConNombre = z.object({ nombre: z.string() });

export const findDistintas = async (db: Db, resoluciones: readonly Resolucion[]): Promise<string[]> => {
  const rows = await leerFilas(
    db,
    zConNombre,
    sql`
    select r.nombre from resoluciones r
    join jsonb_to_recordset(${JSON.stringify(resoluciones.map((r) => ({ id: r.id, contenido: JSON.parse(contenidoDe(r)) })))}::jsonb)
      as a(id integer, contenido jsonb) on a.id = r.id
    where a.contenido <> r.contenido order by r.id`,
  );
  return rows.map(({ nombre }) => nombre);
};
