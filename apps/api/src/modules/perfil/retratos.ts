import { readFile } from 'node:fs/promises';
import type { Db } from '../../db/conectar.ts';
import { rutaDesdeRaiz } from '../../raiz.ts';
import { findImagen } from './imagenes.repository.ts';

const DE_LA_DEMO = /^[a-z0-9-]+\.png$/;
const CARGADA = /^imagen:(\d{1,9})$/;

export const nombreDeImagen = (id: number): string => `imagen:${id}`;

const leer = async (db: Db, carpeta: string, nombre: string | null): Promise<Buffer | null> => {
  if (nombre === null) return null;
  const cargada = CARGADA.exec(nombre)?.[1];
  if (cargada !== undefined) return findImagen(db, Number(cargada));
  if (!DE_LA_DEMO.test(nombre)) return null;
  return readFile(rutaDesdeRaiz('data/demo', carpeta, nombre)).catch(() => null);
};

/** A photo that the college loaded, or one of the demo (S-165); null when there is none. */
export const leerRetrato = (db: Db, nombre: string | null): Promise<Buffer | null> => leer(db, 'retratos', nombre);
export const leerRubrica = (db: Db, nombre: string | null): Promise<Buffer | null> => leer(db, 'firmas', nombre);
