import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ErrorDeArranque } from '../../error-de-arranque.ts';
import type { Binarios } from './binarios.ts';
import { hayCluster } from './datos-enteros.ts';
import { CLAVE, CLAVE_NUEVA } from './piezas.ts';
import { confirmarNota, type UbicacionDelCluster } from './ubicacion.ts';
import type { UsuarioDelServidor } from './usuario-del-servidor.ts';

export const ROL = 'colega';

/** The encoding and collation are the same on any machine; compose.yaml repeats them. */
export const FORMA_DE_LA_BASE = [
  '--data-checksums',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
];
const OPCIONES_DE_INITDB = ['--username', ROL, '--auth=scram-sha-256', ...FORMA_DE_LA_BASE, '--no-instructions'];

// Nothing of the caller's environment (PGDATA, PGPORT, LC_*…) may reach the server.
export function entornoDelServidor(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, LC_ALL: 'C', TZ: 'UTC' };
}

function ceder(ruta: string, usuario: UsuarioDelServidor): void {
  if (usuario) chownSync(ruta, usuario.uid, usuario.gid);
}

function initdb(
  binarios: Binarios,
  destino: string,
  clave: string,
  ubicacion: UbicacionDelCluster,
  durable: boolean,
): void {
  const { usuario } = ubicacion;
  const archivoDeClave = `${destino}.clave`;
  mkdirSync(destino, { mode: 0o700 });
  ceder(destino, usuario);
  writeFileSync(archivoDeClave, clave, { mode: 0o600 });
  ceder(archivoDeClave, usuario);
  const opciones = [
    '-D',
    destino,
    '--pwfile',
    archivoDeClave,
    ...OPCIONES_DE_INITDB,
    ...(durable ? [] : ['--no-sync']),
  ];
  const { status, stderr, error } = spawnSync(binarios.initdb, opciones, {
    ...usuario,
    cwd: tmpdir(),
    env: entornoDelServidor(),
    encoding: 'utf8',
  });
  rmSync(archivoDeClave, { force: true });
  if (status === 0) return;
  rmSync(destino, { recursive: true, force: true });
  const motivo = (stderr || error?.message || '').trim().split('\n').at(-1);
  throw new ErrorDeArranque(`No se pudo crear la base de datos en ${ubicacion.carpeta}: ${motivo}`);
}

function confirmar(dataDir: string): void {
  const nueva = join(dataDir, CLAVE_NUEVA);
  if (!existsSync(join(dataDir, CLAVE)) && existsSync(nueva)) renameSync(nueva, join(dataDir, CLAVE));
  confirmarNota(dataDir);
}

/** Built aside and renamed, and only then its password gets its name: a start killed half-way must not look like a lost cluster. */
export function crearClusterSiFalta(
  binarios: Binarios,
  ubicacion: UbicacionDelCluster,
  dataDir: string,
  durable: boolean,
): boolean {
  const hay = hayCluster(ubicacion.cluster);
  if (!hay) crearCluster(binarios, ubicacion, dataDir, durable);
  confirmar(dataDir);
  return !hay;
}

function crearCluster(binarios: Binarios, ubicacion: UbicacionDelCluster, dataDir: string, durable: boolean): void {
  const clave = randomBytes(24).toString('base64url');
  writeFileSync(join(dataDir, CLAVE_NUEVA), clave, { mode: 0o600, flush: true });
  const parcial = `${ubicacion.cluster}.nueva`;
  rmSync(parcial, { recursive: true, force: true });
  initdb(binarios, parcial, clave, ubicacion, durable);
  renameSync(parcial, ubicacion.cluster);
}

export function leerClave(dataDir: string): string {
  const archivo = join(dataDir, CLAVE);
  if (existsSync(archivo)) return readFileSync(archivo, 'utf8').trim();
  throw new ErrorDeArranque(
    `Falta ${archivo}, la clave de la base de datos: volvé a poner la que tenía esa carpeta. Los respaldos no la llevan: si se perdió, restaurá uno en otra carpeta con DATA_DIR.`,
  );
}
