import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A file of `data`, wherever this program was put. */
export function leerDatos<T>(archivo: string): T {
  const relativo = join('data', archivo);
  let carpeta = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(carpeta, relativo)) && carpeta !== dirname(carpeta)) carpeta = dirname(carpeta);
  return JSON.parse(readFileSync(join(carpeta, relativo), 'utf8')) as T;
}
