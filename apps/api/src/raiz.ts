import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function findRaiz(): string {
  let carpeta = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(carpeta, 'apps/api/migrations'))) {
    const arriba = dirname(carpeta);
    if (arriba === carpeta) throw new Error('No se encuentra la carpeta del proyecto (apps/api/migrations).');
    carpeta = arriba;
  }
  return carpeta;
}

// It is the same from the sources and from the bundle in dist/api.
const RAIZ = findRaiz();

export const rutaDesdeRaiz = (...partes: string[]): string => join(RAIZ, ...partes);
