import { readFile } from 'node:fs/promises';
import type { Db } from '../../db/conectar.ts';
import { rutaDesdeRaiz } from '../../raiz.ts';
import { findImagen } from './imagenes.repository.ts';

const DE_LA_DEMO = /^[a-z0-9-]+\.png$/;
const CARGADA = /^imagen:(\d{1,9})$/;

export const nombreDeImagen = (id: number): string => `imagen:${id}`;

const CARPETAS = { foto: 'retratos', firma: 'firmas' } as const;

const leer = async (
  db: Db,
  tipo: keyof typeof CARPETAS,
  persona_id: number,
  nombre: string | null,
): Promise<Buffer | null> => {
  if (nombre === null) return null;
  const cargada = CARGADA.exec(nombre)?.[1];
  if (cargada !== undefined) return findImagen(db, { id: Number(cargada), persona_id, tipo });
  if (!DE_LA_DEMO.test(nombre)) return null;
  return readFile(rutaDesdeRaiz('data/demo', CARPETAS[tipo], nombre)).catch(() => null);
};

/** A photo that the college loaded, or one of the demo (S-165); null when there is none. */
export const leerRetrato = (db: Db, personaId: number, nombre: string | null): Promise<Buffer | null> =>
  leer(db, 'foto', personaId, nombre);
/** Also one that is no longer in use: what was printed with it is printed the same. */
export const leerRubrica = (db: Db, personaId: number, nombre: string | null): Promise<Buffer | null> =>
  leer(db, 'firma', personaId, nombre);
