import { randomBytes } from 'node:crypto';
import { claveGuardada } from './clave-guardada.ts';

// The secret is kept in DATA_DIR so that a restart closes no session.
export const secretoDeSesion = (configurado: string | null, dataDir: string): string =>
  configurado ?? claveGuardada(dataDir, 'sesion.clave', () => randomBytes(48).toString('base64url'));
