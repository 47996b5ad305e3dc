import { readFile } from 'node:fs/promises';
import { enRaiz } from '../../raiz.ts';

const NOMBRE = /^[a-z0-9-]+\.png$/;

/** The photo of a person, by what their row says; null when there is none to show. S-165: today, those of the demo. */
export const leerRetrato = async (imagenDePerfil: string | null): Promise<Buffer | null> => {
  if (imagenDePerfil === null || !NOMBRE.test(imagenDePerfil)) return null;
  return readFile(enRaiz('data/demo/retratos', imagenDePerfil)).catch(() => null);
};
