import type { PapelesDelLegajo } from '@colega/contract/dinero';
import type { Db } from '../../../db/conectar.ts';
import { errorNoEncontrado } from '../../../http/error-http.ts';
import { leerCvdsDelLegajo } from '../../legajos/cvd/cvd.service.ts';
import { nombreDeCircuito } from './documentos.service.ts';
import { findRecibosDelLegajo } from './recibos.repository.ts';

export const leerPapeles = async (db: Db, legajoId: number): Promise<PapelesDelLegajo> => {
  const [cvds, recibos] = await Promise.all([leerCvdsDelLegajo(db, legajoId), findRecibosDelLegajo(db, legajoId)]);
  return { cvds, recibos: recibos.map((recibo) => ({ ...recibo, circuito: nombreDeCircuito(recibo) })) };
};

/** Throws 404 for a paper of another file. */
export const exigirPapel = async (
  db: Db,
  legajoId: number,
  cual: keyof PapelesDelLegajo,
  papelId: number,
): Promise<void> => {
  const papeles = await leerPapeles(db, legajoId);
  if (!papeles[cual].some(({ id }) => id === papelId)) throw errorNoEncontrado();
};
