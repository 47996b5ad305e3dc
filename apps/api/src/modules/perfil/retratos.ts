import { readFile } from 'node:fs/promises';
import { enRaiz } from '../../raiz.ts';

const NOMBRE = /^[a-z0-9-]+\.png$/;

const leer = async (carpeta: string, archivo: string | null): Promise<Buffer | null> => {
  if (archivo === null || !NOMBRE.test(archivo)) return null;
  return readFile(enRaiz('data/demo', carpeta, archivo)).catch(() => null);
};

/** The photo of a person, by what their row says; null when there is none to show. S-165: today, those of the demo. */
export const leerRetrato = (archivo: string | null): Promise<Buffer | null> => leer('retratos', archivo);
/** The same of their signature. */
export const leerRubrica = (archivo: string | null): Promise<Buffer | null> => leer('firmas', archivo);
