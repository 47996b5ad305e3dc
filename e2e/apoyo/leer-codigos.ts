import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** An ordinary printer's resolution. */
const PUNTOS_POR_PULGADA = 300;

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer as ArrayBuffer } });

/** Every code that a reader finds in a PDF, drawn as it would print, by page; or in its first pages. */
export const leerCodigos = async (pdf: string, paginas?: number): Promise<{ formato: string; texto: string }[]> => {
  const carpeta = mkdtempSync(join(tmpdir(), 'colega-codigos-'));
  try {
    const hasta = paginas === undefined ? [] : ['-l', String(paginas)];
    // Uncompressed greys: packing so many dots takes longer than reading them.
    const dibujo = ['-r', String(PUNTOS_POR_PULGADA), ...hasta, '-gray', pdf, join(carpeta, 'pagina')];
    execFileSync('/usr/bin/pdftoppm', dibujo);
    const imagenes = readdirSync(carpeta).sort();
    const leidos = await Promise.all(imagenes.map((pagina) => readBarcodes(readFileSync(join(carpeta, pagina)))));
    return leidos.flat().map(({ format, text }) => ({ formato: format, texto: text }));
  } finally {
    rmSync(carpeta, { recursive: true, force: true });
  }
};

/** What a telephone reads of a code on the screen. */
export const leerQrDe = async (imagen: Locator): Promise<string> =>
  (await readBarcodes(await imagen.screenshot())).map(({ text }) => text).join();

/** The text of a PDF, as copying it would give. */
export const leerTexto = (pdf: string): string => execFileSync('/usr/bin/pdftotext', ['-layout', pdf, '-']).toString();
