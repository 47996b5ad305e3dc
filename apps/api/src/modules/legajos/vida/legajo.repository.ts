import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leida } from '../../../db/leer-filas.ts';

/** The lock lasts until the transaction ends: changes of a file follow each other. */
export const lockLegajo = (db: Db, id: number) =>
  db.selectFrom('legajos').select(['version', 'persona_id']).where('id', '=', id).forUpdate().executeTakeFirst();

export const findParaAvisar = (
  db: Db,
  legajoId: number,
): Promise<{ persona_id: number; numero_legajo: number; distrito_id: number }> =>
  db
    .selectFrom('legajos')
    .select(['persona_id', 'numero_legajo', 'distrito_id'])
    .where('id', '=', legajoId)
    .executeTakeFirstOrThrow();

/** The key of a state, by its id in the calls; undefined when there is none. */
export const findClaveDeEstado = async (db: Db, estadoId: number): Promise<string | undefined> => {
  const estado = db.selectFrom('estados_legajos').select('clave').where('id', '=', estadoId);
  return (await estado.executeTakeFirst())?.clave;
};

/** Who changed a file last, by their name, and when. */
export const findUltimoCambio = (db: Db, legajoId: number): Promise<{ quien: string; cuando: Date } | undefined> =>
  db
    .selectFrom('auditoria as a')
    .leftJoin('usuarios as u', 'u.id', 'a.usuario_id')
    .leftJoin('personas as p', 'p.id', 'u.persona_id')
    .select('a.cuando')
    .select(leida(z.string(), sql`coalesce(trim(p.nombre || ' ' || p.apellido), a.quien)`, 'quien'))
    .where('a.entidad', '=', 'legajo')
    .where('a.entidad_id', '=', legajoId)
    .orderBy('a.cuando', 'desc')
    .orderBy('a.id', 'desc')
    .executeTakeFirst();
