import { BaseSequencer } from 'vitest/node';

/** What waits for processes first, then what takes long: none is left alone at the end. Those of a project follow one another, in the same workers. */
const ORDEN = ['procesos', 'flujos', 'largos', 'web', 'api', 'scripts', 'contract', 'domain'];
const lugarDe = ({ project }) => ORDEN.indexOf(project.name);

export class LoLargoPrimero extends BaseSequencer {
  async sort(pruebas) {
    return (await super.sort(pruebas)).toSorted((a, b) => lugarDe(a) - lugarDe(b));
  }
}
