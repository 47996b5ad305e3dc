import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const RAIZ = join(import.meta.dirname, '..', '..');
const ESPERA_MAXIMA_MS = 60_000;

function esperarDireccion(salida: NodeJS.ReadableStream, fin: Promise<unknown>): Promise<string> {
  return new Promise((listo, falla) => {
    let texto = '';
    const rendirse = () => falla(new Error(`El sistema no arrancó:\n${texto}`));
    setTimeout(rendirse, ESPERA_MAXIMA_MS).unref();
    void fin.then(rendirse);
    salida.on('data', (dato) => {
      texto += String(dato);
      const direccion = /listo en (http:\/\/\S+)/.exec(texto)?.[1];
      if (direccion) listo(direccion);
    });
  });
}

// The built product on a free port, with data of its own that the run throws away.
export default async function sistemaEnMarcha(): Promise<() => Promise<void>> {
  execFileSync(process.execPath, [join(RAIZ, 'scripts/build.mjs')], { stdio: 'inherit' });
  const dataDir = mkdtempSync(join(tmpdir(), 'colega-e2e-'));
  chmodSync(dataDir, 0o711);
  const hijo = spawn(process.execPath, [join(RAIZ, 'dist/api/main.js')], {
    cwd: RAIZ,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const fin = once(hijo, 'exit');
  const terminar = async () => {
    hijo.kill('SIGTERM');
    await fin;
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    process.env.COLEGA_URL = await esperarDireccion(hijo.stdout, fin);
    return terminar;
  } catch (error) {
    if (hijo.exitCode === null) await terminar();
    rmSync(dataDir, { recursive: true, force: true });
    throw error;
  }
}
