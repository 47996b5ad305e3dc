import { mensajes } from '@colega/contract/mensajes';
import { entraEnLaBarra, type MedioDePago } from '@colega/domain/dinero';
import type { Importe } from '@colega/domain/importes';

/** S-260. */
const EXPLICACION: Readonly<Record<MedioDePago, string>> = {
  codigo_barra: `Imprimís el cupón y lo pagás en un local de cobro. ${mensajes.barra_se_acredita}`, // PAG-020
  redLink: 'Te damos un código para pagar por home banking o cajero de la red Link.',
  sipago: 'Con tarjeta, en la página de SiPago.',
  net_pagos: 'Con tarjeta o saldo, en la página de Net Pagos.',
  online: 'Con tu cuenta bancaria, en la página de SIRO.',
};

/** Decision 0009: a larger amount prints no barcode, and no till takes it. */
const SIN_BARRA =
  'El importe supera lo que admite el código de barras: el cupón se imprime sin él, con un QR para pagar con la aplicación de tu banco o billetera.';

export const explicacionDe = (medio: MedioDePago, importe: Importe): string =>
  medio === 'codigo_barra' && !entraEnLaBarra(importe) ? SIN_BARRA : EXPLICACION[medio];
