import type { Db } from '../../../db/conectar.ts';
import type { Sesion } from '../../../http/rutas.ts';
import { anotarHecho, type Hecho } from './anotar.repository.ts';
import { elMatriculado } from './autor.ts';

/** A line in the life of a file for what happened to something of it, its own state untouched. */
export const anotarHechoDelLegajo = async (
  db: Db,
  sesion: Sesion,
  ahora: Date,
  legajoId: number,
  hecho: Hecho,
): Promise<void> => {
  await anotarHecho(db, elMatriculado(sesion), ahora, legajoId, hecho);
};
