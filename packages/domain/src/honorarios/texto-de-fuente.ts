import type { Fuente } from './honorario.ts';

/** Null when it is a reference value, which is said once and not at each figure. */
export const textoDeFuente = (fuente: Fuente): string | null => {
  if ('supuesto' in fuente) return null;
  return fuente.articulo ? `${fuente.norma}, ${fuente.articulo}` : fuente.norma;
};
