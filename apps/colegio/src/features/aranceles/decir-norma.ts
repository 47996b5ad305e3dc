import type { NormaLeida, TablaLeida } from '@colega/contract/honorarios';

type DeRenglon = Pick<TablaLeida['renglones'][number], 'norma' | 'suya'>;

/** Its own, or else that of its table or task. */
export const buscarNorma = (
  normas: ReadonlyMap<string, NormaLeida>,
  { norma, suya }: DeRenglon,
): NormaLeida | undefined => normas.get(suya) ?? normas.get(norma);

export const decirNorma = (norma: NormaLeida | undefined): string => {
  if (!norma) return '';
  if (norma.supuesto) return `Valor de referencia sin confirmar (${norma.supuesto})`;
  return norma.articulo === '' ? norma.norma : `${norma.norma}, ${norma.articulo}`;
};
