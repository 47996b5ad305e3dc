import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { abrirBaseEmbebida } from './base-embebida.ts';
import { findDuenioVivo } from './cerrojo.ts';
import { detenerHuerfano } from './servidor.ts';
import { servidorDePruebas, usarServidorDePruebas } from './servidor-de-pruebas.ts';

const PREFIJO = 'colega-pruebas-';

async function barrerCorridasMuertas(): Promise<void> {
  for (const nombre of readdirSync(tmpdir()).filter((carpeta) => carpeta.startsWith(PREFIJO))) {
    const dataDir = join(tmpdir(), nombre);
    // Another run may remove its own meanwhile.
    if (!existsSync(join(dataDir, 'en-uso.json')) || findDuenioVivo(dataDir)) continue;
    await detenerHuerfano(join(dataDir, 'base'), () => {});
    rmSync(dataDir, { recursive: true, force: true });
  }
}

// Starts one throw-away server per run (vitest globalSetup, once per project); each test file makes its own database in it.
export default async function levantarServidorDePruebas(): Promise<() => Promise<void>> {
  if (servidorDePruebas()) return async () => {};
  await barrerCorridasMuertas();
  const dataDir = mkdtempSync(join(tmpdir(), PREFIJO));
  chmodSync(dataDir, 0o711);
  const base = await abrirBaseEmbebida({ dataDir, log: () => {}, desechable: true });
  usarServidorDePruebas(base);
  return async () => {
    await base.cerrar();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
