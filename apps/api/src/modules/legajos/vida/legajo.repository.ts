import type { Db } from '../../../db/conectar.ts';

/** The lock lasts until the transaction ends: changes of a file follow each other. */
export const lockLegajo = (db: Db, id: number) =>
  db.selectFrom('legajos').select(['version', 'persona_id']).where('id', '=', id).forUpdate().executeTakeFirst();

export const deleteLegajo = (db: Db, id: number) => db.deleteFrom('legajos').where('id', '=', id).execute();

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
