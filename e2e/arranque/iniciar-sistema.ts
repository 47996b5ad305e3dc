import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const RAIZ = join(import.meta.dirname, '..', '..');
/** It loads a whole demo, and a busy machine takes minutes for it. */
export const ESPERA_MAXIMA_MS = 240_000;

type Direcciones = { portal: string; buzon: string; sandbox: string };
export type Sistema = Direcciones & { dataDir: string; cerrar(): Promise<void> };

function esperarDirecciones(salida: NodeJS.ReadableStream, fin: Promise<unknown>): Promise<Direcciones> {
  return new Promise((listo, falla) => {
    let texto = '';
    const rendirse = () => falla(new Error(`El sistema no arrancó:\n${texto}`));
    setTimeout(rendirse, ESPERA_MAXIMA_MS).unref();
    void fin.then(rendirse);
    salida.on('data', (dato) => {
      texto += String(dato);
      const portal = /listo en (http:\/\/\S+)/.exec(texto)?.[1];
      const buzon = /Correo +(http:\/\/\S+)/.exec(texto)?.[1];
      const sandbox = /Sandbox +(http:\/\/\S+)/.exec(texto)?.[1];
      if (portal && buzon && sandbox) listo({ portal, buzon, sandbox });
    });
  });
}

/** The built product with data of its own, in a folder that goes with it. */
export function lanzarSistema(ajustes: Readonly<Record<string, string>> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'colega-e2e-'));
  chmodSync(dataDir, 0o711);
  const hijo = spawn(process.execPath, [join(RAIZ, 'dist/api/main.js')], {
    cwd: RAIZ,
    env: { ...process.env, ...ajustes, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const fin = once(hijo, 'exit');
  const cerrar = async () => {
    if (hijo.exitCode === null) hijo.kill('SIGTERM');
    await fin;
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { dataDir, salida: hijo.stdout, fin, cerrar };
}

/** The built product on a free port, with a demo that the run throws away. */
export async function iniciarSistema(): Promise<Sistema> {
  const { dataDir, salida, fin, cerrar } = lanzarSistema();
  try {
    return { ...(await esperarDirecciones(salida, fin)), dataDir, cerrar };
  } catch (error) {
    await cerrar();
    throw error;
  }
}
