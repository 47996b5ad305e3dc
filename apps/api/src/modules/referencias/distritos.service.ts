import type { Operador } from '@colega/domain/permisos';
import type { Db } from '../../db/conectar.ts';
import { findDistritos } from './listas.repository.ts';

/** Those that an operator reaches. */
export const leerDistritosDe = (db: Db, { distrito_id }: Pick<Operador, 'distrito_id'>) =>
  findDistritos(db, distrito_id);
