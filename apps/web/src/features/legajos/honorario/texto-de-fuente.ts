import type { Fuente } from '@colega/domain/honorarios';

/** Which norm a figure comes from. That some have none is said once, under them all, and not at each. */
export const textoDeFuente = (fuente: Fuente): string | null => {
  if ('supuesto' in fuente) return null;
  return fuente.articulo ? `${fuente.norma}, ${fuente.articulo}` : fuente.norma;
};
