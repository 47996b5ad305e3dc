import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const CARPETA = dirname(fileURLToPath(import.meta.url));
const PAQUETE = `node-${process.platform}-${process.arch}`;
const BINARIOS = join(CARPETA, 'node_modules', PAQUETE, 'bin');

export const NODE_PROPIO = join(BINARIOS, 'node');

const leer = (...partes) => JSON.parse(readFileSync(join(CARPETA, ...partes), 'utf8'));

const versionPedida = () => leer('package.json').optionalDependencies[PAQUETE];

// npm writes it last: an installation that was cut short does not count.
function versionTraida() {
  const instalado = join('node_modules', '.package-lock.json');
  if (!existsSync(join(CARPETA, instalado))) return '';
  const paquete = leer(instalado).packages[`node_modules/${PAQUETE}`];
  return paquete ? paquete.version : '';
}

const estaTraido = () => versionPedida() !== undefined && versionTraida() === versionPedida();

/** Brings Node from the registry unless it is there; false when it could not. No script of the package runs. */
export function traerNode() {
  if (estaTraido()) return true;
  const opciones = ['--include=optional', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  process.stderr.write(`· Trayendo Node ${versionPedida()} del registro de npm (solo la primera vez)…\n`);
  // The output goes to the standard error, because the caller reads the standard output.
  spawnSync('npm', ['ci', '--prefix', CARPETA, ...opciones], { stdio: ['ignore', 2, 2] });
  return estaTraido();
}

/** npm puts this folder first for its scripts and for npx; `npm ci` deletes it with node_modules. */
export function enlazarNode() {
  const ejecutables = join(CARPETA, '..', '..', 'node_modules', '.bin');
  const enlace = join(ejecutables, 'node');
  if (!existsSync(ejecutables) || existsSync(enlace)) return;
  rmSync(enlace, { force: true });
  symlinkSync(relative(ejecutables, NODE_PROPIO), enlace);
}
