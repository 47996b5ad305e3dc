import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { iniciarSistema } from './iniciar-sistema.ts';

const RAIZ = join(import.meta.dirname, '..', '..');

// The built product that the journeys share.
export default async function sistemaEnMarcha(): Promise<() => Promise<void>> {
  execFileSync(process.execPath, [join(RAIZ, 'scripts/build.mjs')], { stdio: 'inherit' });
  const { portal, sandbox, dataDir, cerrar } = await iniciarSistema();
  process.env.COLEGA_URL = portal;
  process.env.COLEGA_SANDBOX = sandbox;
  process.env.COLEGA_DATA_DIR = dataDir;
  return cerrar;
}
