import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from './conectar.ts';
import { leerFilas } from './leer-filas.ts';

/** Whether a user turned on a second factor: an app or a passkey. Recovery codes alone do not count. */
export const tieneOtroFactor = (usuarioId: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  exists (select from apps_de_codigos a where a.usuario_id = ${usuarioId} and a.activa_desde is not null)
  or exists (select from llaves_de_acceso l where l.usuario_id = ${usuarioId}))`;

const zConTiene = z.object({ tiene: z.boolean() });

export const tieneSegundoFactor = async (db: Db, usuarioId: number): Promise<boolean> => {
  const rows = await leerFilas(db, zConTiene, sql`select ${tieneOtroFactor(sql`${usuarioId}::int`)} as tiene`);
  return rows[0]?.tiene ?? false;
};
