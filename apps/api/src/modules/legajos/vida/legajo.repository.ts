import type { Db } from '../../../db/conectar.ts';

/** The lock lasts until the transaction ends: changes of a file follow each other. */
export const lockLegajo = (db: Db, id: number) =>
  db.selectFrom('legajos').select(['version', 'persona_id']).where('id', '=', id).forUpdate().executeTakeFirst();

export const findPersonaDe = async (db: Db, legajoId: number): Promise<number> => {
  const legajo = db.selectFrom('legajos').select('persona_id').where('id', '=', legajoId);
  return (await legajo.executeTakeFirstOrThrow()).persona_id;
};

/** The key of a state, by its id in the calls; undefined when there is none. */
export const findClaveDeEstado = async (db: Db, estadoId: number): Promise<string | undefined> => {
  const estado = db.selectFrom('estados_legajos').select('clave').where('id', '=', estadoId);
  return (await estado.executeTakeFirst())?.clave;
};
