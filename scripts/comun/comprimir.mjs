import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const COMPRIMIBLE = /\.(js|css|svg|json|geojson|webmanifest|txt)$/;
const MINIMO_BYTES = 1024;

// Compression happens at build time, so that no request waits for it.
export function comprimir(carpeta) {
  for (const nombre of readdirSync(carpeta, { recursive: true })) {
    if (!COMPRIMIBLE.test(nombre)) continue;
    const ruta = join(carpeta, nombre);
    const contenido = readFileSync(ruta);
    if (contenido.length < MINIMO_BYTES) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    writeFileSync(`${ruta}.br`, brotliCompressSync(contenido, { params }));
    writeFileSync(`${ruta}.gz`, gzipSync(contenido, { level: 9 }));
  }
}
