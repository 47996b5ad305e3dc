/** Who collects for the college and puts it in the bank: with each one the program knows how to work. */
export const NOMBRES_DE_COBRADORES = {
  siro: 'SIRO (Banco Roela)',
  redLink: 'Link Pagos (Red Link)',
  sipago: 'SiPago (Credicoop)',
  net_pagos: 'Net Pagos',
} as const;
export type ClaveDeCobrador = keyof typeof NOMBRES_DE_COBRADORES;
export const CLAVES_DE_COBRADOR = Object.keys(NOMBRES_DE_COBRADORES) as ClaveDeCobrador[];
