/** What the college's till takes. */
export const MEDIOS_DE_CAJA = ['caja', 'transferencia', 'cheque', 'tarjeta'] as const;
/** What stays in its drawer until somebody takes it to the bank. */
export const MEDIOS_DEL_CAJON = ['caja', 'cheque', 'tarjeta'] as const;
export type MedioDelCajon = (typeof MEDIOS_DEL_CAJON)[number];
export type MedioDeCaja = (typeof MEDIOS_DE_CAJA)[number];
export const esMedioDeCaja = (medio: string): medio is MedioDeCaja => MEDIOS_DE_CAJA.some((uno) => uno === medio);

/** What has to be told of a payment: the bank of the college where a transfer came in, the bank that a cheque is of. */
export const DATOS_DE_PAGO = ['banco', 'banco_emisor', 'comprobante'] as const;
export type DatoDePago = (typeof DATOS_DE_PAGO)[number];

export const PIDE_EL_MEDIO: Readonly<Record<MedioDeCaja, readonly DatoDePago[]>> = {
  caja: [],
  transferencia: ['banco', 'comprobante'],
  cheque: ['banco_emisor', 'comprobante'],
  tarjeta: ['comprobante'],
};
