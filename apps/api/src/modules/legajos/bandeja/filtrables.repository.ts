import type { Db } from '../../../db/conectar.ts';

export const findRubrosFiltrables = (db: Db) =>
  db.selectFrom('rubros').select(['id', 'nombre']).orderBy('nombre').execute();
