import type { Cupon } from '@colega/contract/dinero';

export const conceptosDe = ({ liquidaciones }: Pick<Cupon, 'liquidaciones'>): string =>
  liquidaciones.flatMap(({ items }) => items.map(({ descripcion }) => descripcion)).join(' · ');

/** What is asked for today. */
export const importePedidoDe = ({ monto_a_pagar, monto_total }: Pick<Cupon, 'monto_a_pagar' | 'monto_total'>): string =>
  monto_a_pagar ?? monto_total;
