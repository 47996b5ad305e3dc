import { BaseSequencer } from 'vitest/node';
import { esLarga } from './clases-de-prueba.mjs';

/** Tests that wait for processes go first, and each project's long ones: none is left alone at the end. */
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
