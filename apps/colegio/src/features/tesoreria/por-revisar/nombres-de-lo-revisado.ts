import { type CasoPorRevisar, type PagoPorRevisar, TIPOS_POR_REVISAR } from '@colega/contract/dinero';

const NOMBRES: Readonly<Record<PagoPorRevisar['tipo'], string>> = {
  ...{ pago: 'Pago', cupon: 'Cupón', cobranza: 'Cobranza', renglon: 'Renglón ilegible' },
};

export const nombreDeLoRevisado = ({ tipo, id }: Pick<CasoPorRevisar, 'tipo' | 'id'>): string =>
  `${NOMBRES[tipo]} ${id}`;

/** Two things of two kinds may have the same number. */
export const filaDeLoRevisado = ({ tipo, id }: Pick<PagoPorRevisar, 'tipo' | 'id'>): { id: number } => ({
  id: id * TIPOS_POR_REVISAR.length + TIPOS_POR_REVISAR.indexOf(tipo),
});
