import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../db/conectar.ts';
import { leerFilas } from '../db/leer-filas.ts';

const zConLibre = z.object({ libre: z.boolean() });

/** Until the transaction ends; false, at once, when another has it. */
export const lockOperacion = async (db: Db, usuarioId: number, clave: string): Promise<boolean> => {
  const consulta = sql`select pg_try_advisory_xact_lock(hashtextextended(${clave}, ${usuarioId})) as libre`;
  const [fila] = await leerFilas(db, zConLibre, consulta);
  return fila?.libre ?? false;
};
