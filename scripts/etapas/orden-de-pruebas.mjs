import { BaseSequencer } from 'vitest/node';

/** What waits for processes first, then what takes long: none is left alone at the end. Those of a project follow one another, in the same workers. */
const ORDEN = ['procesos', 'flujos', 'largos', 'web', 'api', 'scripts', 'contract', 'domain'];

function lugarDe({ project: { name } }) {
  const lugar = ORDEN.indexOf(name);
  if (lugar < 0) throw new Error(`Falta el lugar de las pruebas de ${name}`);
  return lugar;
}

export class LoLargoPrimero extends BaseSequencer {
  async sort(pruebas) {
    return (await super.sort(pruebas)).toSorted((a, b) => lugarDe(a) - lugarDe(b));
  }
}
