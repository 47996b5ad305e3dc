import type { Pasarelas } from './pasarela.ts';

/** With no provider at all, what is left is the printed coupon. */
export const SIN_PASARELAS: Pasarelas = {
  enLinea: {},
  redLink: null,
  cobranzas: null,
  conectados: new Set(['codigo_barra']),
  caidos: () => [],
};
