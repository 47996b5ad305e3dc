import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { asegurarCarpeta } from '../../../asegurar-carpeta.ts';
import type { AlmacenDeImagenes } from './almacen.ts';
import { MODO_DE_ARCHIVO, MODO_DE_CARPETA } from './solo-del-portal.ts';

const noHay = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** One file per image, in folders named by the first two figures of its key. It is written aside, flushed and renamed: there is never half a file. */
export const almacenEnDisco = (carpeta: string): AlmacenDeImagenes => {
  const rutaDe = (clave: string) => join(carpeta, clave.slice(0, 2), clave);
  return {
    guardar: async (clave, bytes) => {
      const ruta = rutaDe(clave);
      await mkdir(join(carpeta, clave.slice(0, 2)), { recursive: true, mode: MODO_DE_CARPETA });
      try {
        await writeFile(`${ruta}.parte`, bytes, { mode: MODO_DE_ARCHIVO, flush: true });
        await rename(`${ruta}.parte`, ruta);
        await asegurarCarpeta(dirname(ruta));
      } catch (error) {
        await rm(`${ruta}.parte`, { force: true });
        throw error;
      }
    },
    leer: async (clave) => {
      try {
        return await readFile(rutaDe(clave));
      } catch (error) {
        if (noHay(error)) return null;
        throw error;
      }
    },
    borrar: (clave) => rm(rutaDe(clave), { force: true }),
  };
};
