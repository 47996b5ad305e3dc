import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

export type IdentidadDeProceso = { pid: number; inicio: string };

function readTexto(ruta: string): string | null {
  try {
    return readFileSync(ruta, 'utf8');
  } catch {
    return null;
  }
}

function ps(pid: number, columna: string): string | null {
  const salida = spawnSync('ps', ['-o', `${columna}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout;
  return salida?.trim() || null;
}

export function estaVivo(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

// A pid is reused after a reboot or in a container; with its start time it names one process for ever.
function findInicio(pid: number): string | null {
  if (process.platform !== 'linux') return ps(pid, 'lstart');
  const stat = readTexto(`/proc/${pid}/stat`);
  if (!stat) return null;
  const campos = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (campos[0] === 'Z' || campos[0] === 'X') return null;
  const arranqueDelEquipo = readTexto('/proc/sys/kernel/random/boot_id')?.trim() ?? '';
  return `${arranqueDelEquipo}/${campos[19]}`;
}

export function identificarProceso(pid: number): IdentidadDeProceso | null {
  const inicio = estaVivo(pid) ? findInicio(pid) : null;
  return inicio === null ? null : { pid, inicio };
}

export function sigueVivo(proceso: IdentidadDeProceso): boolean {
  return identificarProceso(proceso.pid)?.inicio === proceso.inicio;
}

export function esPostgresDe(pid: number, cluster: string): boolean {
  if (identificarProceso(pid) === null) return false;
  if (process.platform !== 'linux') return ps(pid, 'command')?.includes(cluster) ?? false;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === cluster;
  } catch {
    return false;
  }
}
