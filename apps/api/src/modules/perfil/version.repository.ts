import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/conectar.ts';
import { leida } from '../../db/leer-filas.ts';

/** Each fact about a person is another version of what is kept of them. */
export const updateVersion = (db: Db, personaId: number) =>
  db
    .updateTable('personas')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', personaId)
    .execute();

export const findVersion = async (db: Db, personaId: number): Promise<number> =>
  (await db.selectFrom('personas').select('version').where('id', '=', personaId).executeTakeFirstOrThrow()).version;

/** Who changed a person's record last, by their name, and when. */
export const findUltimoCambioDePersona = (
  db: Db,
  personaId: number,
): Promise<{ quien: string; cuando: Date } | undefined> =>
  db
    .selectFrom('auditoria as a')
    .leftJoin('usuarios as u', 'u.id', 'a.usuario_id')
    .leftJoin('personas as p', 'p.id', 'u.persona_id')
    .select('a.cuando')
    .select(leida(z.string(), sql`coalesce(trim(p.nombre || ' ' || p.apellido), a.quien)`, 'quien'))
    .where('a.entidad', '=', 'persona')
    .where('a.entidad_id', '=', personaId)
    .orderBy('a.cuando', 'desc')
    .orderBy('a.id', 'desc')
    .executeTakeFirst();
