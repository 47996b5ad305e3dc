import { type Insertable, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../db/conectar.ts';
import { leerFilas } from '../db/leer-filas.ts';
import type { BaseDeDatos } from '../db/tablas.generadas.ts';

const zConLibre = z.object({ libre: z.boolean() });

/** The lock lasts until the transaction ends; false at once when another has it. */
export const lockOperacion = async (db: Db, usuarioId: number, clave: string): Promise<boolean> => {
  const consulta = sql`select pg_try_advisory_xact_lock(hashtextextended(${clave}, ${usuarioId})) as libre`;
  const [fila] = await leerFilas(db, zConLibre, consulta);
  return fila?.libre ?? false;
};

export const findGuardada = (db: Db, usuarioId: number, clave: string) =>
  db
    .selectFrom('idempotencia')
    .select(['huella', 'status', 'respuesta'])
    .where('usuario_id', '=', usuarioId)
    .where('clave', '=', clave)
    .executeTakeFirst();

export const insertGuardada = (
  db: Db,
  { cuerpo, ...fila }: Omit<Insertable<BaseDeDatos['idempotencia']>, 'respuesta'> & { cuerpo: unknown },
) =>
  db
    .insertInto('idempotencia')
    .values({ ...fila, respuesta: JSON.stringify({ cuerpo }) })
    .execute();

export const deleteVencidas = (db: Db, usuarioId: number, antesDe: Date) =>
  db.deleteFrom('idempotencia').where('usuario_id', '=', usuarioId).where('creado_en', '<', antesDe).execute();
