import { mensajes } from '@colega/contract/mensajes';
import type { MedioDePago, MedioEnLinea } from '@colega/domain/cupones';

/** What each method is for the person who pays (S-260). */
export const EXPLICACION: Readonly<Record<MedioDePago, string>> = {
  codigo_barra: `Imprimís el cupón y lo pagás en un local de cobro. ${mensajes.barra_se_acredita}`, // PAG-020
  redLink: 'Te damos un código para pagar por home banking o cajero de la red Link.',
  sipago: 'Con tarjeta, en la página de SiPago.',
  net_pagos: 'Con tarjeta o saldo, en la página de Net Pagos.',
  online: 'Con tu cuenta bancaria, en la página de SIRO.',
};

export const PROVEEDOR: Readonly<Record<MedioEnLinea, string>> = {
  sipago: 'SiPago',
  net_pagos: 'Net Pagos',
  online: 'SIRO',
};

/** ERR-029..031. */
export const NO_REDIRIGE: Readonly<Record<MedioEnLinea, string>> = {
  sipago: mensajes.error_redireccionar_sipago,
  net_pagos: mensajes.error_redireccionar_net_pagos,
  online: mensajes.error_redireccionar_siro,
};
