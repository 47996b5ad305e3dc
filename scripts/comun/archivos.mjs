import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { RAIZ, rutaDesdeRaiz } from './raiz.mjs';

// Tracked files and new ones that git does not ignore; deleted ones are left out.
export function listarArchivos() {
  const opciones = { cwd: RAIZ, encoding: 'utf8', maxBuffer: 1 << 28 };
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard'], opciones)
    .split('\n')
    .filter((archivo) => archivo && existsSync(rutaDesdeRaiz(archivo)));
}
