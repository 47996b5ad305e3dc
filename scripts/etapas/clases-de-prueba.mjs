// Read before anything is installed: nothing here comes from a package.

/** What starts the product, its database or the sandbox as a process, and waits for it. */
export const PROCESO = '**/*.proceso.test.ts';
export const esDeProcesos = (archivo) => archivo.includes('.proceso.test.');

/**
 * Whole screens from end to end, every piece drawn; hundreds of random calls; the demo, the documents and the photos made and
 * read back, tables of many cases.
 */
const LARGAS = ['flujo', 'azar', 'largo'];
export const esLarga = (archivo) => LARGAS.some((tipo) => archivo.includes(`.${tipo}.test.`));

/** What npm run check leaves out of each project: `unidades.mjs` asks for it, and fails if it was run all the same. */
export const fueraDeLasCortas = () =>
  process.env.PRUEBAS_CORTAS ? LARGAS.map((tipo) => `**/*.${tipo}.test.{ts,tsx}`) : [];
