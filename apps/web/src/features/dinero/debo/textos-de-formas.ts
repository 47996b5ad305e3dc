import { mensajes } from '@colega/contract/mensajes';
import type { FormaDePago } from '@colega/domain/dinero';

/** S-870: what each person has at hand, and whose page it is after. */
export const TEXTO_DE_FORMA: Readonly<Record<FormaDePago, { etiqueta: string; detalle: string }>> = {
  qr: {
    etiqueta: 'QR de cualquier billetera o banco',
    detalle: 'Lo escaneás de esta pantalla con tu celular: ya trae el importe.',
  },
  sipago: { etiqueta: 'Tarjeta', detalle: 'De crédito o débito, en la página de SiPago.' },
  net_pagos: { etiqueta: 'Tarjeta o dinero en cuenta', detalle: 'En la página de Net Pagos.' },
  online: { etiqueta: 'Cuenta bancaria', detalle: 'Débito en el momento, en la página de SIRO.' },
  redLink: { etiqueta: 'Home banking o cajero', detalle: 'Te damos un código de Red Link por cada cupón.' },
  codigo_barra: {
    etiqueta: 'Efectivo',
    detalle: `Imprimís cada cupón y lo pagás en un local. ${mensajes.barra_se_acredita}`,
  },
};

/** Under the title of what is being paid. */
export const INDICACION: Readonly<Record<FormaDePago, string>> = {
  qr: 'Escaneá cada QR con tu billetera o la aplicación de tu banco. Cuando el pago entre, lo vas a ver acá.',
  sipago: 'Se pagan de a uno, en la página de SiPago. Si te vas, siguen acá.',
  net_pagos: 'Se pagan de a uno, en la página de Net Pagos. Si te vas, siguen acá.',
  online: 'Se pagan de a uno, en la página de SIRO. Si te vas, siguen acá.',
  redLink: 'Pagá cada código por home banking o cajero de Red Link.',
  codigo_barra: 'Imprimí cada cupón y pagalo en un local de cobro.',
};
