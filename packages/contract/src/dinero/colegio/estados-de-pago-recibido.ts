/** What became of a payment, as the desk looks for it. The last two are only of what came in without its coupon. */
export const ESTADOS_DE_PAGO_RECIBIDO = [
  'acreditado',
  'en_revision',
  'a_favor',
  'por_devolver',
  'devolviendo',
  'devuelto',
  'deshecho',
  'identificada',
  'reabierta',
] as const;
export type EstadoDePagoRecibido = (typeof ESTADOS_DE_PAGO_RECIBIDO)[number];
