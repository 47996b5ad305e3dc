// Nothing here comes from a package, because it runs before they are installed.

/** These tests start the product, its database or the sandbox as a process, and wait for it. */
export const PROCESO = '**/*.proceso.test.ts';
export const esDeProcesos = (archivo) => archivo.includes('.proceso.test.');

/** Whole screens from end to end, hundreds of random calls, the demo, documents and photos made and read back, and tables of many cases. */
const LARGAS = ['flujo', 'azar', 'largo'];
export const esLarga = (archivo) => LARGAS.some((tipo) => archivo.includes(`.${tipo}.test.`));

/** What npm run check leaves out of each project; `unidades.mjs` fails if it runs all the same. */
export const fueraDeLasCortas = () =>
  process.env.PRUEBAS_CORTAS ? LARGAS.map((tipo) => `**/*.${tipo}.test.{ts,tsx}`) : [];
