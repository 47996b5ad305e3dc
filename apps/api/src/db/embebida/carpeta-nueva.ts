import { existsSync, mkdirSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asegurarCarpeta } from '../../asegurar-carpeta.ts';
import { ErrorDeArranque } from '../../error-de-arranque.ts';
import { tomarCerrojo } from './cerrojo.ts';
import { PIEZAS, piezasDe } from './piezas.ts';
import { confirmarNota, leerNota } from './ubicacion.ts';

/** The folder is on the same disk as its final place. */
const carpetaEn = (dataDir: string): string => join(dataDir, 'restaurando');
/** This file is written when nothing is missing: from then on the pieces only have to be moved. */
const COMPLETA = 'completa';

function borrar(carpeta: string): void {
  const nota = leerNota(carpeta);
  if (nota && nota.origen === realpathSync(carpeta)) rmSync(nota.carpeta, { recursive: true, force: true });
  rmSync(carpeta, { recursive: true, force: true });
}

async function trasladar(dataDir: string): Promise<void> {
  const carpeta = carpetaEn(dataDir);
  for (const pieza of PIEZAS)
    if (existsSync(join(carpeta, pieza))) renameSync(join(carpeta, pieza), join(dataDir, pieza));
  confirmarNota(dataDir);
  await asegurarCarpeta(dataDir);
  // The remains must not look like an unfinished folder.
  const vacia = `${carpeta}.hecha`;
  rmSync(vacia, { recursive: true, force: true });
  renameSync(carpeta, vacia);
  rmSync(vacia, { recursive: true, force: true });
}

/** The caller holds the lock: a folder restored whole takes its place before anything new begins. */
export async function terminarTraslado(dataDir: string): Promise<void> {
  if (existsSync(join(carpetaEn(dataDir), COMPLETA))) await trasladar(dataDir);
  if (existsSync(carpetaEn(dataDir)))
    throw new ErrorDeArranque(
      `En ${carpetaEn(dataDir)} quedó una restauración sin terminar: volvé a correr npm run restaurar o, para empezar de cero, borrá esa carpeta.`,
    );
}

function exigirLugar(dataDir: string): void {
  const hay = piezasDe(dataDir, PIEZAS);
  if (hay.length === 0) return;
  throw new ErrorDeArranque(
    `${dataDir} ya tiene datos (${hay.join(', ')}): un respaldo se restaura en una carpeta vacía, con otro DATA_DIR.`,
  );
}

/** Works in a separate folder that replaces an empty `dataDir` once complete; a failure leaves nothing. */
export async function enCarpetaNueva(dataDir: string, trabajo: (carpeta: string) => Promise<void>): Promise<void> {
  const cerrojo = tomarCerrojo(dataDir);
  const carpeta = carpetaEn(dataDir);
  try {
    if (existsSync(join(carpeta, COMPLETA))) await trasladar(dataDir);
    exigirLugar(dataDir);
    borrar(carpeta);
    mkdirSync(carpeta, { mode: 0o711 });
    try {
      await trabajo(carpeta);
    } catch (error) {
      borrar(carpeta);
      throw error;
    }
    writeFileSync(join(carpeta, COMPLETA), '', { flush: true });
    await asegurarCarpeta(carpeta);
    await trasladar(dataDir);
  } finally {
    cerrojo.soltar();
  }
}
