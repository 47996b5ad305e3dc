import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Falla } from './falla.mjs';
import { RAIZ } from './raiz.mjs';

function estaVivo(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function estaEnUso(dataDir) {
  try {
    return estaVivo(JSON.parse(readFileSync(join(dataDir, 'en-uso.json'), 'utf8')).pid);
  } catch {
    return false;
  }
}

function estaOcupado(puerto, host) {
  return new Promise((listo) => {
    const sonda = createServer().once('error', (error) => listo(error.code === 'EADDRINUSE'));
    sonda.listen(puerto, host, () => sonda.close(() => listo(false)));
  });
}

// Before a long installation: what would make the start fail anyway. The start itself checks all of it, and precisely.
export async function revisarAntesDeInstalar(entorno) {
  const puerto = entorno.PORT?.trim() || '3000';
  if (!/^\d{1,5}$/.test(puerto) || Number(puerto) > 65535) {
    throw new Falla('El ajuste PORT no es válido: se espera un puerto entre 0 y 65535.');
  }
  const dataDir = join(RAIZ, entorno.DATA_DIR?.trim() || '.colega');
  if (estaEnUso(dataDir)) throw new Falla(`Colega ya está en marcha con los datos de ${dataDir}.`);
  if (puerto !== '0' && (await estaOcupado(Number(puerto), entorno.HOST?.trim() || '127.0.0.1'))) {
    throw new Falla(`El puerto ${puerto} ya está ocupado: cerrá el programa que lo usa o elegí otro con PORT.`);
  }
}
