import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ErrorDeArranque } from '../../error-de-arranque.ts';
import type { Binarios } from './binarios.ts';
import type { Ubicacion } from './ubicacion.ts';
import type { UsuarioDelServidor } from './usuario-del-servidor.ts';

export const ROL = 'colega';

const OPCIONES_DE_INITDB = [
  '--username',
  ROL,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  '--data-checksums',
  '--no-instructions',
];

// Nothing of the caller's environment (PGDATA, PGPORT, LC_*…) may reach the server.
export function entornoDelServidor(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, LC_ALL: 'C', TZ: 'UTC' };
}

function ceder(ruta: string, usuario: UsuarioDelServidor): void {
  if (usuario) chownSync(ruta, usuario.uid, usuario.gid);
}

function initdb(binarios: Binarios, destino: string, clave: string, ubicacion: Ubicacion, durable: boolean): void {
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

// Built aside and renamed: a start killed half-way leaves no half cluster.
export function crearClusterSiFalta(
  binarios: Binarios,
  ubicacion: Ubicacion,
  dataDir: string,
  durable: boolean,
): boolean {
  if (existsSync(join(ubicacion.cluster, 'PG_VERSION'))) return false;
  const clave = randomBytes(24).toString('base64url');
  writeFileSync(join(dataDir, 'base.clave'), clave, { mode: 0o600 });
  const parcial = `${ubicacion.cluster}.nueva`;
  rmSync(parcial, { recursive: true, force: true });
  initdb(binarios, parcial, clave, ubicacion, durable);
  renameSync(parcial, ubicacion.cluster);
  return true;
}

export function readClave(dataDir: string): string {
  try {
    return readFileSync(join(dataDir, 'base.clave'), 'utf8').trim();
  } catch {
    throw new ErrorDeArranque(
      `Falta ${join(dataDir, 'base.clave')}, la clave de la base de datos: restaurala de un respaldo.`,
    );
  }
}
