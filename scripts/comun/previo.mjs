import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { Falla } from './falla.mjs';
import { RAIZ } from './raiz.mjs';

function readTexto(ruta) {
  try {
    return readFileSync(ruta, 'utf8');
  } catch {
    return '';
  }
}

// The lock holds pid and start time, as apps/api/src/db/embebida/proceso.ts writes them. Outside Linux the start itself finds out.
function estaEnUso(dataDir) {
  const cerrojo = /"pid":(\d+),"inicio":"[^/]*\/(\d+)"/.exec(readTexto(join(dataDir, 'en-uso.json')));
  if (!cerrojo) return false;
  const [, pid, inicio] = cerrojo;
  const estado = readTexto(`/proc/${pid}/stat`);
  return estado.slice(estado.lastIndexOf(')') + 2).split(' ')[19] === inicio;
}

function estaOcupado(puerto, host) {
  return new Promise((listo) => {
    const sonda = createServer().once('error', (error) => listo(error.code === 'EADDRINUSE'));
    sonda.listen(puerto, host, () => sonda.close(() => listo(false)));
  });
}

// Checks, before a long installation, what would make the start fail anyway; the start checks all of it precisely.
export async function revisarAntesDeInstalar(entorno) {
  const puerto = entorno.PORT?.trim() || '3000';
  if (!/^\d{1,5}$/.test(puerto) || Number(puerto) > 65535) {
    throw new Falla('El ajuste PORT no es válido: se espera un puerto entre 0 y 65535.');
  }
  const dataDir = resolve(RAIZ, entorno.DATA_DIR?.trim() || '.colega');
  if (estaEnUso(dataDir)) throw new Falla(`Colega ya está en marcha con los datos de ${dataDir}.`);
  if (puerto !== '0' && (await estaOcupado(Number(puerto), entorno.HOST?.trim() || '127.0.0.1'))) {
    throw new Falla(`El puerto ${puerto} ya está ocupado: cerrá el programa que lo usa o elegí otro con PORT.`);
  }
}
