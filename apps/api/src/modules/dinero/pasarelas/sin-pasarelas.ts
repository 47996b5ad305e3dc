import type { Pasarelas } from './pasarela.ts';

export const SIN_PASARELAS: Pasarelas = {
  enLinea: {},
  redLink: null,
  cobranzas: null,
  conectados: new Set(['codigo_barra']),
  caidos: () => [],
};
