import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// The secret is kept in DATA_DIR so that a restart closes no session.
export function secretoDeSesion(configurado: string | null, dataDir: string): string {
  if (configurado !== null) return configurado;
  const archivo = join(dataDir, 'sesion.clave');
  try {
    writeFileSync(archivo, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(archivo, 'utf8').trim();
}
