import type { Fuente } from './honorario.ts';

export const textoDeFuente = (fuente: Fuente): string | null => {
  if ('supuesto' in fuente) return null;
  return fuente.articulo ? `${fuente.norma}, ${fuente.articulo}` : fuente.norma;
};
