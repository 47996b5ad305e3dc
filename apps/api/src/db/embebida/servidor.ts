import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, fstatSync, ftruncateSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { ErrorDeArranque } from '../../error-de-arranque.ts';
import type { Binarios } from './binarios.ts';
import { entornoDelServidor } from './cluster.ts';
import { esPostgresDe, estaVivo } from './proceso.ts';
import type { UbicacionDelCluster } from './ubicacion.ts';
import { comandoParaDevolverla } from './usuario-del-servidor.ts';

export type Servidor = { puerto: number; pid: number; detener(): Promise<void>; alTerminar(aviso: () => void): void };

const ESPERA_MAXIMA_MS = 60_000;
const ESPERA_DE_CIERRE_MS = 15_000;
const REGISTRO_MAXIMO_BYTES = 5_000_000;

const AJUSTES = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '80',
  shared_buffers: '64MB',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
};
// Several files of tests share one, each with pools and workers of its own. They take statistics when they read them:
// autovacuum's, coming amid theirs, would change the chosen plan.
const AJUSTES_DESECHABLES = {
  max_connections: '200',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '4GB',
  autovacuum: 'off',
};

type EstadoDelServidor = { pid: number; puerto: number; listo: boolean };

// postmaster.pid: pid, data folder, start, port, socket folder, address, shared memory, state.
export function leerEstado(cluster: string): EstadoDelServidor | null {
  try {
    const lineas = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lineas[0]), puerto: Number(lineas[3]), listo: lineas[7]?.trim() === 'ready' };
  } catch {
    return null;
  }
}

async function esperarQue(condicion: () => boolean, limiteMs: number): Promise<boolean> {
  for (const hasta = Date.now() + limiteMs; Date.now() < hasta; await esperar(15)) if (condicion()) return true;
  return condicion();
}

const CON_CUIDADO = ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const;
// These signals stop a disposable server without saving what nobody will read.
const SIN_GUARDAR = ['SIGQUIT', 'SIGKILL'] as const;

async function detenerPid(pid: number, seniales: readonly NodeJS.Signals[] = CON_CUIDADO): Promise<void> {
  for (const senial of seniales) {
    if (!estaVivo(pid)) return;
    process.kill(pid, senial);
    if (await esperarQue(() => !estaVivo(pid), ESPERA_DE_CIERRE_MS)) return;
  }
}

// The caller holds the lock: a server still on this cluster lost the process that started it.
export async function detenerHuerfano(cluster: string, log: (mensaje: string) => void): Promise<void> {
  const estado = leerEstado(cluster);
  if (!estado) return;
  if (!esPostgresDe(estado.pid, cluster)) {
    rmSync(join(cluster, 'postmaster.pid'), { force: true });
    return;
  }
  log('Recuperando la base de datos de un arranque interrumpido');
  await detenerPid(estado.pid);
}

function findPuertoLibre(): Promise<number> {
  return new Promise((listo, falla) => {
    const sonda = createServer().once('error', falla);
    sonda.listen(0, '127.0.0.1', () => {
      const direccion = sonda.address();
      sonda.close(() => listo(typeof direccion === 'object' && direccion ? direccion.port : 0));
    });
  });
}

function abrirRegistro(ruta: string): number {
  const registro = openSync(ruta, 'a', 0o600);
  if (fstatSync(registro).size > REGISTRO_MAXIMO_BYTES) ftruncateSync(registro);
  return registro;
}

// It is detached: a Ctrl-C on the terminal must reach only the API, which closes the database last.
function lanzar(
  binarios: Binarios,
  ubicacion: UbicacionDelCluster,
  puerto: number,
  registro: string,
  desechable: boolean,
) {
  const ajustes = { ...AJUSTES, ...(desechable ? AJUSTES_DESECHABLES : {}) };
  const opciones = Object.entries(ajustes).flatMap(([clave, valor]) => ['-c', `${clave}=${valor}`]);
  const salida = abrirRegistro(registro);
  try {
    return spawn(binarios.postgres, ['-D', ubicacion.cluster, '-p', String(puerto), ...opciones], {
      ...ubicacion.usuario,
      cwd: tmpdir(),
      env: entornoDelServidor(),
      stdio: ['ignore', salida, salida],
      detached: true,
    });
  } finally {
    closeSync(salida);
  }
}

async function quedoListo(hijo: ChildProcess, cluster: string): Promise<boolean> {
  let termino = false;
  hijo.once('error', () => {
    termino = true;
  });
  const listo = () => {
    const estado = leerEstado(cluster);
    return estado !== null && estado.pid === hijo.pid && estado.listo;
  };
  await esperarQue(() => termino || hijo.exitCode !== null || hijo.signalCode !== null || listo(), ESPERA_MAXIMA_MS);
  return listo();
}

const SIN_PERMISO = /Permission denied|wrong ownership/;

function ultimoMotivo(registro: string): string {
  const lineas = readFileSync(registro, 'utf8').trim().split('\n');
  return lineas.findLast((linea) => /FATAL|PANIC/.test(linea)) ?? lineas.at(-1) ?? '';
}

// Tries a few times: another program may take the free port first, and after a kill -9 the old workers release their memory late.
export async function iniciarServidor(
  binarios: Binarios,
  ubicacion: UbicacionDelCluster,
  registro: string,
  desechable: boolean,
  elegirPuerto = findPuertoLibre,
): Promise<Servidor> {
  for (let intento = 1; ; intento++) {
    const puerto = await elegirPuerto();
    const hijo = lanzar(binarios, ubicacion, puerto, registro, desechable);
    if ((await quedoListo(hijo, ubicacion.cluster)) && hijo.pid !== undefined) {
      const { pid } = hijo;
      const cerrado = new Promise<void>((listo) => hijo.once('exit', () => listo()));
      const detener = () => detenerPid(pid, desechable ? SIN_GUARDAR : CON_CUIDADO).then(() => cerrado);
      const alTerminar = (aviso: () => void) => void hijo.once('exit', aviso);
      return { puerto, pid, alTerminar, detener };
    }
    if (hijo.pid !== undefined) await detenerPid(hijo.pid);
    const motivo = ultimoMotivo(registro);
    const sinPermiso = SIN_PERMISO.test(motivo);
    if (intento === 8 || sinPermiso)
      throw new ErrorDeArranque(
        `PostgreSQL no pudo arrancar (detalle en ${registro}): ${motivo}${sinPermiso ? `. ${comandoParaDevolverla(ubicacion.cluster, ubicacion.usuario)}` : ''}`,
      );
    await esperar(250 * intento);
  }
}
