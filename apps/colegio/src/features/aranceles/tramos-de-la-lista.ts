import type { PreparacionLeida } from '@colega/contract/honorarios';

type Leida = Pick<PreparacionLeida, 'tablas'> | undefined;

const listasDe = (leida: Leida): string[] =>
  (leida?.tablas ?? []).flatMap(({ renglones }) => renglones.flatMap(({ lista }) => lista ?? []));

/** How many brackets there are where that cell is, which is named by its place among them. None where they are not counted. */
export const contarTramos = (leida: Leida, ruta: string): number =>
  listasDe(leida).filter((lista) => ruta.startsWith(`${lista}/`)).length;

/** Alike while a place names the same bracket. */
export const formaDeLosTramos = (leida: Leida): string => listasDe(leida).join();
