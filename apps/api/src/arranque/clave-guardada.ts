import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Made once and kept in DATA_DIR; of several processes the first one makes it. */
export function claveGuardada(dataDir: string, nombre: string, crear: () => string): string {
  const archivo = join(dataDir, nombre);
  try {
    writeFileSync(archivo, crear(), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(archivo, 'utf8').trim();
}
