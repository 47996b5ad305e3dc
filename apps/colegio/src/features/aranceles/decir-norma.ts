import type { NormaLeida } from '@colega/contract/honorarios';

export const decirNorma = (norma: NormaLeida | undefined): string => {
  if (!norma) return '';
  if (norma.supuesto) return `Valor de referencia sin confirmar (${norma.supuesto})`;
  return norma.articulo === '' ? norma.norma : `${norma.norma}, ${norma.articulo}`;
};
