import { Decimal, formatImporte, type Importe } from '../../importes/index.ts';

/** What was missing of the drawer and what there was too much of, when it was counted. */
export type Arqueo = { faltante: Importe; sobrante: Importe };

export const explicarArqueo = (arqueo: Arqueo | null): string => {
  if (arqueo === null) return 'Sin arqueo';
  const partes = [
    new Decimal(arqueo.faltante).isZero() ? '' : `faltaron ${formatImporte(arqueo.faltante)}`,
    new Decimal(arqueo.sobrante).isZero() ? '' : `sobraron ${formatImporte(arqueo.sobrante)}`,
  ].filter((parte) => parte !== '');
  if (partes.length === 0) return 'Sin diferencias';
  const dicho = partes.join(' y ');
  return `${dicho.charAt(0).toUpperCase()}${dicho.slice(1)}`;
};
