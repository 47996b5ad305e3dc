import type { PlanillaDeArancel } from '@colega/contract/honorarios';
import { leerNorma, type NormaPegada } from '@colega/domain/honorarios';

/** Each norm once, with the rows that say it. */
export const juntarNormas = (pegadas: readonly NormaPegada[]): PlanillaDeArancel['normas'] =>
  [...new Set(pegadas.map(({ escrita }) => escrita))].map((norma) => ({
    ...leerNorma(norma),
    rutas: pegadas.flatMap(({ ruta, escrita }) => (escrita === norma ? ruta : [])),
  }));
