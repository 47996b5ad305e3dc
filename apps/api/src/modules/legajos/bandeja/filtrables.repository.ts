import type { Db } from '../../../db/conectar.ts';

export const findRubrosFiltrables = (db: Db) =>
  db.selectFrom('rubros').select(['id', 'nombre']).orderBy('nombre').execute();

/** Null is the whole college, which reaches every district. */
export const findDistritosFiltrables = (db: Db, distrito_id: number | null) =>
  db
    .selectFrom('distritos')
    .select(['id', 'nombre'])
    .$if(distrito_id !== null, (consulta) => consulta.where('id', '=', distrito_id))
    .orderBy('id')
    .execute();
