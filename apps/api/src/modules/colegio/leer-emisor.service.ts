import type { Db } from '../../db/conectar.ts';
import type { Emisor } from '../../documents/hoja.ts';
import { findClaveDeDistrito } from './colegio.repository.ts';
import { leerColegio } from './leer-colegio.service.ts';

/** The college on a person's papers: whoever has a question about one asks in that person's district (S-412, S-750). */
export const leerEmisor = async (db: Db, personaId: number): Promise<Emisor & { cuit: string }> => {
  const [colegio, distrito] = await Promise.all([leerColegio(db), findClaveDeDistrito(db, personaId)]);
  const { nombre, cuit, contactoDe } = colegio;
  return { nombre, cuit, contacto: contactoDe(distrito) };
};
