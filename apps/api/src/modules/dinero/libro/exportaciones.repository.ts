import type { Insertable, Updateable } from 'kysely';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import type { BaseDeDatos } from '../../../db/tablas.generadas.ts';

type Tabla = BaseDeDatos['exportaciones_del_libro'];

const zExportacion = z.object({
  id: z.number(),
  usuario_id: z.number(),
  formato: z.enum(['csv', 'xlsx']),
  desde: z.string(),
  hasta: z.string(),
  lineas: z.number(),
  hechas: z.number(),
  estado: z.enum(['en_cola', 'listo', 'fallido']),
});
export type FilaDeExportacion = z.output<typeof zExportacion>;

export const insertExportacion = async (db: Db, exportacion: Omit<Insertable<Tabla>, 'id'>): Promise<number> =>
  (await db.insertInto('exportaciones_del_libro').values(exportacion).returning('id').executeTakeFirstOrThrow()).id;

export const findExportacionById = async (db: Db, id: number): Promise<FilaDeExportacion | undefined> =>
  (
    await leerFilas(
      db,
      zExportacion,
      sql`select id, usuario_id, formato, to_char(desde, 'YYYY-MM-DD') as desde, to_char(hasta, 'YYYY-MM-DD') as hasta, lineas,
        hechas, estado from exportaciones_del_libro where id = ${id}`,
    )
  )[0];

export const findContenidoDeExportacion = async (db: Db, id: number): Promise<Buffer | null> => {
  const fila = await db
    .selectFrom('exportaciones_del_libro')
    .select('contenido')
    .where('id', '=', id)
    .executeTakeFirst();
  return fila?.contenido ?? null;
};

export const updateExportacion = (
  db: Db,
  id: number,
  cambio: Pick<Updateable<Tabla>, 'hechas' | 'lineas' | 'estado' | 'contenido'>,
) => db.updateTable('exportaciones_del_libro').set(cambio).where('id', '=', id).execute();

export const deleteExportacionesAnterioresA = (db: Db, momento: Date) =>
  db.deleteFrom('exportaciones_del_libro').where('creada_en', '<', momento).execute();

/** One who asks waits for what the same one is asking. */
export const lockExportacionesDe = (db: Db, usuarioId: number) =>
  sql`select pg_advisory_xact_lock(hashtext(${`libro de ${usuarioId}`}))`.execute(db);

const zCuantas = z.object({ total: z.number() });
export const countExportacionesEnCurso = async (db: Db, usuarioId: number): Promise<number> =>
  (
    await leerFilas(
      db,
      zCuantas,
      sql`select count(*)::int as total from exportaciones_del_libro where usuario_id = ${usuarioId} and estado = 'en_cola'`,
    )
  )[0]?.total ?? 0;
