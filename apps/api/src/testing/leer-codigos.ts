import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer as ArrayBuffer } });

export type Pixeles = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number; colorSpace: 'srgb' };

type Formatos = NonNullable<ReaderOptions['formats']>;

const leer = async (imagen: Uint8Array | Pixeles, formats: Formatos): Promise<string[]> => {
  const codigos = await readBarcodes(imagen, { formats });
  return codigos.filter(({ isValid }) => isValid).map(({ text }) => text);
};

/** What a reader finds in a PNG or in its pixels. */
export const leerQr = (imagen: Uint8Array | Pixeles): Promise<string[]> => leer(imagen, ['QRCode']);
export const leerBarras = (imagen: Uint8Array | Pixeles): Promise<string[]> => leer(imagen, ['ITF']);
