import { existsSync, mkdirSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asegurarCarpeta } from '../../asegurar-carpeta.ts';
import { ErrorDeArranque } from '../../error-de-arranque.ts';
import { tomarCerrojo } from './cerrojo.ts';
import { PIEZAS, piezasDe } from './piezas.ts';
import { confirmarNota, leerNota } from './ubicacion.ts';

/** Where it is made, within the same disk as where it will be. */
const carpetaEn = (dataDir: string): string => join(dataDir, 'restaurando');
/** Written when nothing is missing: from then on only its pieces have to be moved. */
const COMPLETA = 'completa';

function borrar(carpeta: string): void {
  const nota = leerNota(carpeta);
  if (nota && nota.origen === realpathSync(carpeta)) rmSync(nota.carpeta, { recursive: true, force: true });
  rmSync(carpeta, { recursive: true, force: true });
}

/** Piece by piece to its place; if the process dies meanwhile whoever comes next goes on. */
async function trasladar(dataDir: string): Promise<void> {
  const carpeta = carpetaEn(dataDir);
  for (const pieza of PIEZAS)
    if (existsSync(join(carpeta, pieza))) renameSync(join(carpeta, pieza), join(dataDir, pieza));
  confirmarNota(dataDir);
  await asegurarCarpeta(dataDir);
  // What is left of it must not look like one that was not finished.
  const vacia = `${carpeta}.hecha`;
  rmSync(vacia, { recursive: true, force: true });
  renameSync(carpeta, vacia);
  rmSync(vacia, { recursive: true, force: true });
}

/** With the lock in hand: what was restored whole takes its place, and what was not is never begun anew beside it. */
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

/** Does it in a folder of its own that takes the place of an empty `dataDir` when it is complete; of one that fails nothing is left. */
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
