import { readFile } from 'node:fs/promises';
import type { Db } from '../../db/conectar.ts';
import { rutaDesdeRaiz } from '../../raiz.ts';
import { findImagen } from './imagenes.repository.ts';

const DE_LA_DEMO = /^[a-z0-9-]+\.png$/;
const CARGADA = /^imagen:(\d{1,9})$/;

/** How a row of a person names an image that the college loaded. */
export const nombreDeImagen = (id: number): string => `imagen:${id}`;

const leer = async (db: Db, carpeta: string, nombre: string | null): Promise<Buffer | null> => {
  if (nombre === null) return null;
  const cargada = CARGADA.exec(nombre)?.[1];
  if (cargada !== undefined) return findImagen(db, Number(cargada));
  if (!DE_LA_DEMO.test(nombre)) return null;
  return readFile(rutaDesdeRaiz('data/demo', carpeta, nombre)).catch(() => null);
};

/** The photo of a person, by what their row says: loaded by the college, or of the demo (S-165); null when there is none. */
export const leerRetrato = (db: Db, nombre: string | null): Promise<Buffer | null> => leer(db, 'retratos', nombre);
/** The same of their signature. */
export const leerRubrica = (db: Db, nombre: string | null): Promise<Buffer | null> => leer(db, 'firmas', nombre);
