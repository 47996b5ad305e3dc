import type { Db } from '../../db/conectar.ts';
import { errorNoEncontrado } from '../../http/error-http.ts';
import { type FilaDeCertificado, findCertificados } from './certificados.repository.ts';

/** Reads one's own certificate. Throws 404, also for somebody else's. */
export const exigirCertificado = async (db: Db, id: number, persona_id: number): Promise<FilaDeCertificado> => {
  const [fila] = await findCertificados(db, { persona_id, id });
  if (!fila) throw errorNoEncontrado();
  return fila;
};
