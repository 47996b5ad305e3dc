import type { Db } from '../../../db/conectar.ts';
import { deleteCorreosSinUso } from './envios.repository.ts';

/** S-899. */
const MESES_SIN_USO = 24;

/** An address that its technician uses no more is somebody else's datum: it is not kept. */
export const olvidarCorreos = async (db: Db, ahora: Date): Promise<void> => {
  const antes = new Date(ahora);
  antes.setUTCMonth(antes.getUTCMonth() - MESES_SIN_USO);
  await deleteCorreosSinUso(db, antes);
};
