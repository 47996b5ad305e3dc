import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Almacen } from './almacen.ts';

const noHay = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** One file each, in folders of the first two figures of their key. Written aside and renamed: never half a file. */
export const almacenEnDisco = (carpeta: string): Almacen => {
  const rutaDe = (clave: string) => join(carpeta, clave.slice(0, 2), clave);
  return {
    guardar: async (clave, bytes) => {
      const ruta = rutaDe(clave);
      await mkdir(join(carpeta, clave.slice(0, 2)), { recursive: true });
      try {
        await writeFile(`${ruta}.parte`, bytes);
        await rename(`${ruta}.parte`, ruta);
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
