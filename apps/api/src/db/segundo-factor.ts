import { type RawBuilder, sql } from 'kysely';
import type { Db } from './conectar.ts';

/** Whether a user has a second factor turned on: an app or a passkey. Codes of recovery alone are none. */
export const conSegundoFactor = (usuarioId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  exists (select from apps_de_codigos a where a.usuario_id = ${usuarioId} and a.activa_desde is not null)
  or exists (select from llaves_de_acceso l where l.usuario_id = ${usuarioId}))`;

export const tieneSegundoFactor = async (db: Db, usuarioId: number): Promise<boolean> => {
  const { rows } = await sql<{ tiene: boolean }>`select ${conSegundoFactor(sql`${usuarioId}::int`)} as tiene`.execute(
    db,
  );
  return rows[0]?.tiene ?? false;
};
