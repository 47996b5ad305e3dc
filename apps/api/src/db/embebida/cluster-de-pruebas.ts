import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { abrirBaseEmbebida } from './base-embebida.ts';

// One throw-away server a run (vitest globalSetup); each test file makes its own database in it.
export async function setup(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'colega-pruebas-'));
  chmodSync(dataDir, 0o711);
  const base = await abrirBaseEmbebida({ dataDir, log: () => {}, desechable: true });
  process.env.PRUEBAS_DATABASE_URL = base.url;
  return async () => {
    await base.cerrar();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
