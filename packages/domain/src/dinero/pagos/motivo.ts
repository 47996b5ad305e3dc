export const MOTIVOS_DE_PAGO = [
  'pago_doble',
  'no_se_debia',
  'fuera_de_termino',
  'importe_mayor',
  'importe_menor',
  'cupon_cerrado',
] as const;
export type MotivoDePago = (typeof MOTIVOS_DE_PAGO)[number];
