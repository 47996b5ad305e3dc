import { type Insertable, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../db/conectar.ts';
import { leerFilas } from '../db/leer-filas.ts';
import type { BaseDeDatos } from '../db/tablas.generadas.ts';

type Guardada = { huella: Buffer; status: number; respuesta: { cuerpo: unknown } };

const zTomada = z.object({
  libre: z.boolean(),
  huella: z.instanceof(Buffer).nullable(),
  status: z.number().nullable(),
  respuesta: z.object({ cuerpo: z.unknown() }).nullable(),
});

/** The lock lasts until the transaction ends; false at once when another has it. With it comes what was answered before. */
export const lockOperacion = async (
  db: Db,
  usuarioId: number,
  clave: string,
): Promise<{ libre: boolean; guardada: Guardada | undefined }> => {
  const consulta = sql`select libre, huella, status, respuesta from tomar_operacion(${usuarioId}, ${clave})`;
  const [fila] = await leerFilas(db, zTomada, consulta);
  if (!fila) return { libre: false, guardada: undefined };
  const { libre, huella, status, respuesta } = fila;
  const hay = huella !== null && status !== null && respuesta !== null;
  return { libre, guardada: hay ? { huella, status, respuesta } : undefined };
};

export const findGuardada = (db: Db, usuarioId: number, clave: string) =>
  db
    .selectFrom('idempotencia')
    .select(['huella', 'status', 'respuesta'])
    .where('usuario_id', '=', usuarioId)
    .where('clave', '=', clave)
    .executeTakeFirst();

/** Keeps an answer, and forgets those of the user that expired. */
export const insertGuardada = async (
  db: Db,
  { cuerpo, ...fila }: Omit<Insertable<BaseDeDatos['idempotencia']>, 'respuesta'> & { cuerpo: unknown },
  vencidas: Date,
): Promise<void> => {
  await db
    .with('vencidas', (cte) =>
      cte.deleteFrom('idempotencia').where('usuario_id', '=', fila.usuario_id).where('creado_en', '<', vencidas),
    )
    .insertInto('idempotencia')
    .values({ ...fila, respuesta: JSON.stringify({ cuerpo }) })
    .execute();
};
