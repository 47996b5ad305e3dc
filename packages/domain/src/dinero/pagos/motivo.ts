/**
 * Why a payment did not simply pay its coupon: nothing of it was owed any more, it was not owed at all, it came after its last day, it was more or less than
 * what was due, or its contract was annulled.
 */
export const MOTIVOS_DE_PAGO = [
  'pago_doble',
  'no_se_debia',
  'fuera_de_termino',
  'importe_mayor',
  'importe_menor',
  'cupon_cerrado',
] as const;
export type MotivoDePago = (typeof MOTIVOS_DE_PAGO)[number];
