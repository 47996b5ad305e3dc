import { BaseSequencer } from 'vitest/node';

/** What starts the product, its database or the sandbox as a process, and waits for it. */
export const PROCESO = '**/*.proceso.test.ts';
/**
 * Whole screens from end to end, every piece drawn; hundreds of random calls; the demo, the documents and the photos made and
 * read back, tables of many cases.
 */
const LARGAS = ['flujo', 'azar', 'largo'];

export const esLarga = (archivo) => LARGAS.some((tipo) => archivo.includes(`.${tipo}.test.`));

/** What npm run check leaves out of each project: `unidades.mjs` asks for it, and fails if it was run all the same. */
export const fueraDeLasCortas = () =>
  process.env.PRUEBAS_CORTAS ? LARGAS.map((tipo) => `**/*.${tipo}.test.{ts,tsx}`) : [];

/** What waits for processes first, and of each project what takes long: none is left alone at the end. */
const ORDEN = ['procesos', 'web', 'api', 'scripts', 'packages'];

function lugarDe({ project: { name }, moduleId }) {
  const lugar = ORDEN.indexOf(name);
  if (lugar < 0) throw new Error(`Falta el lugar de las pruebas de ${name}`);
  return 2 * lugar + (esLarga(moduleId) ? 0 : 1);
}

export class EnOrden extends BaseSequencer {
  async sort(pruebas) {
    return (await super.sort(pruebas)).toSorted((a, b) => lugarDe(a) - lugarDe(b));
  }
}
