import type { Db } from '../../../db/conectar.ts';
import { findNombresDeQuienes } from './nombres.repository.ts';

/**
 * How each one who did something in a closing is called (S-1117). Two who are called the same are told apart by their user; who is nobody
 * any more is told by it alone.
 */
export const leerNombres = async (
  db: Db,
  hechos: readonly ({ quien: string | null } | undefined)[],
): Promise<<Q extends string | null>(quien: Q) => Q | string> => {
  const usuarios = [...new Set(hechos.flatMap((hecho) => hecho?.quien ?? []))];
  const filas = usuarios.length === 0 ? [] : await findNombresDeQuienes(db, usuarios);
  const nombres = new Map(
    filas.map(({ username, nombre }) => {
      const deOtro = filas.some((otra) => otra.nombre === nombre && otra.username !== username);
      return [username, deOtro ? `${nombre} (${username})` : nombre];
    }),
  );
  return (quien) => (quien === null ? quien : (nombres.get(quien) ?? quien));
};
