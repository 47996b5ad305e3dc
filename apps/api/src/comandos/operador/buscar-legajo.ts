import type { Db } from '../../db/conectar.ts';
import { ErrorDeArranque } from '../../error-de-arranque.ts';
import { leerNumero } from './leer-valores.ts';
import { findContratoPorPuesto, findLegajoPorNumero } from './operador.repository.ts';

export const LEGAJO = { ejemplo: '1042', explica: 'número del legajo' };
export const CONTRATO = {
  ejemplo: '1',
  explica: 'cuál: 1 el original, 2 la primera ampliación…; sin él, el vigente',
  opcional: true,
} as const;
export const findLegajo = async (db: Db, numero: string): Promise<{ legajo_id: number; nombre: string }> => {
  const numero_legajo = leerNumero('legajo', numero);
  const legajo = await findLegajoPorNumero(db, numero_legajo);
  if (!legajo) throw new ErrorDeArranque(`No existe el legajo ${numero_legajo}.`);
  return { legajo_id: legajo.id, nombre: `Legajo ${numero_legajo}` };
};

/** Finds a contract of a file by its place: its charges may be owed even after an expansion. */
export const findContrato = async (db: Db, legajo_id: number, contrato: string): Promise<{ detalle_id?: number }> => {
  if (contrato === '') return {};
  const puesto = leerNumero('contrato', contrato);
  const detalle = await findContratoPorPuesto(db, legajo_id, puesto);
  if (!detalle) throw new ErrorDeArranque(`El legajo no tiene un contrato ${puesto}.`);
  return { detalle_id: detalle.id };
};
