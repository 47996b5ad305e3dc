import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer as ArrayBuffer } });

/** What a reader finds in an image: the bytes of a PNG, or its pixels. */
export const leerQr = async (imagen: Uint8Array | ImageData): Promise<string[]> => {
  const codigos = await readBarcodes(imagen, { formats: ['QRCode'] });
  return codigos.map(({ text }) => text);
};
