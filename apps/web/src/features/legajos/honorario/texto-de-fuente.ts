import type { Fuente } from '@colega/domain/honorarios';

/** Where a figure comes from, as a person reads it. */
export const textoDeFuente = (fuente: Fuente): string => {
  if ('supuesto' in fuente) return 'Valor de referencia';
  return fuente.articulo ? `${fuente.norma}, ${fuente.articulo}` : fuente.norma;
};
