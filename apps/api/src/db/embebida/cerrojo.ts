import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ErrorDeArranque } from '../../error-de-arranque.ts';
import { type IdentidadDeProceso, identificarProceso, sigueVivo } from './proceso.ts';

export type Cerrojo = { soltar(): void };

const ARCHIVO = 'en-uso.json';

function parseDuenio(texto: string): IdentidadDeProceso | null {
  try {
    const { pid, inicio } = JSON.parse(texto) as Partial<IdentidadDeProceso>;
    return typeof pid === 'number' && typeof inicio === 'string' ? { pid, inicio } : null;
  } catch {
    return null;
  }
}

function readTexto(ruta: string): string | null {
  try {
    return readFileSync(ruta, 'utf8');
  } catch {
    return null;
  }
}

export function findDuenioVivo(dataDir: string): IdentidadDeProceso | null {
  const texto = readTexto(join(dataDir, ARCHIVO));
  const duenio = texto === null ? null : parseDuenio(texto);
  return duenio && sigueVivo(duenio) ? duenio : null;
}

export function rechazarSiEstaEnUso(dataDir: string): void {
  const duenio = findDuenioVivo(dataDir);
  if (!duenio) return;
  throw new ErrorDeArranque(
    `Colega ya está en marcha con los datos de ${dataDir} (proceso ${duenio.pid}): usá ese, detenelo, o elegí otra carpeta con DATA_DIR.`,
  );
}

// A dead lock is moved aside rather than deleted, so that a live one moved by mistake can be put back.
function apartarMuerto(archivo: string, texto: string): void {
  const apartado = `${archivo}.${randomUUID()}`;
  try {
    renameSync(archivo, apartado);
    if (readTexto(apartado) !== texto) linkSync(apartado, archivo);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'EEXIST') throw error;
  } finally {
    rmSync(apartado, { force: true });
  }
}

// The content appears together with the name: a reader never sees half a lock.
function publicar(archivo: string, texto: string): boolean {
  const borrador = `${archivo}.${randomUUID()}`;
  writeFileSync(borrador, texto, { mode: 0o644 });
  try {
    linkSync(borrador, archivo);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(borrador, { force: true });
  }
}

export function tomarCerrojo(dataDir: string): Cerrojo {
  rechazarSiEstaEnUso(dataDir);
  // 0711: the database server, another user, has to pass through; the secrets inside are 0600.
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const archivo = join(dataDir, ARCHIVO);
  const propio = `${JSON.stringify(identificarProceso(process.pid))}\n`;
  for (let intento = 0; intento < 5; intento++) {
    if (publicar(archivo, propio)) {
      return { soltar: () => readTexto(archivo) === propio && rmSync(archivo, { force: true }) };
    }
    rechazarSiEstaEnUso(dataDir);
    const muerto = readTexto(archivo);
    if (muerto !== null) apartarMuerto(archivo, muerto);
  }
  throw new ErrorDeArranque(`No se pudo reservar la carpeta de datos ${dataDir}: otro arranque la está tomando.`);
}
