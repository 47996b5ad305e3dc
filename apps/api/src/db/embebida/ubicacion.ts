import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ErrorDeArranque } from '../../error-de-arranque.ts';
import { NOTA } from './piezas.ts';
import { elegirUsuario, puedeLlegar, type UsuarioDelServidor } from './usuario-del-servidor.ts';

// S-63
export const CARPETA_COMUN = '/var/lib/colega';

export type UbicacionDelCluster = { carpeta: string; cluster: string; usuario: UsuarioDelServidor };

type Nota = { carpeta: string; origen: string; nueva?: boolean };

export function leerNota(dataDir: string): Nota | null {
  try {
    return JSON.parse(readFileSync(join(dataDir, NOTA), 'utf8')) as Nota;
  } catch {
    return null;
  }
}

function anotar(dataDir: string, carpeta: string, nueva: boolean): void {
  const nota: Nota = { carpeta, origen: dataDir, ...(nueva && { nueva }) };
  const archivo = join(dataDir, NOTA);
  writeFileSync(`${archivo}.parte`, `${JSON.stringify(nota, null, 2)}\n`);
  renameSync(`${archivo}.parte`, archivo);
}

/** The database exists and belongs to this folder: from now on its absence is an error, and a copied note is recognised. */
export function confirmarNota(dataDir: string): void {
  const nota = leerNota(dataDir);
  const origen = realpathSync(dataDir);
  if (nota && (nota.nueva || nota.origen !== origen)) anotar(origen, nota.carpeta, false);
}

// A copied DATA_DIR carries the original's note: both would write to one database.
function rechazarCopia(nota: Nota, dataDir: string): void {
  if (nota.origen === dataDir || leerNota(nota.origen)?.carpeta !== nota.carpeta) return;
  throw new ErrorDeArranque(
    `${dataDir} es una copia de ${nota.origen} y la base de datos de las dos está en ${nota.carpeta}: usá la original o una carpeta vacía en DATA_DIR.`,
  );
}

function elegirCarpeta(dataDir: string): string {
  const nota = leerNota(dataDir);
  if (nota) {
    rechazarCopia(nota, dataDir);
    if (nota.origen !== dataDir) anotar(dataDir, nota.carpeta, nota.nueva ?? false);
    return nota.carpeta;
  }
  const usuario = elegirUsuario(join(dataDir, 'base'));
  if (puedeLlegar(dataDir, usuario)) return dataDir;
  const carpeta = join(CARPETA_COMUN, randomUUID());
  anotar(dataDir, carpeta, true);
  return carpeta;
}

// The cluster lives in DATA_DIR or, when the server's user cannot get there (root's home), in a folder of its own. `cluster` is the real path.
export function ubicarCluster(dataDir: string): UbicacionDelCluster {
  const elegida = elegirCarpeta(realpathSync(dataDir));
  mkdirSync(elegida, { recursive: true, mode: 0o711 });
  const carpeta = realpathSync(elegida);
  const cluster = join(carpeta, 'base');
  return { carpeta, cluster, usuario: elegirUsuario(cluster) };
}
