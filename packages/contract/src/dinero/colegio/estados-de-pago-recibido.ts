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

/** As the screen and what is taken away of it say it. */
export const NOMBRE_DE_ESTADO_DE_PAGO: Readonly<Record<EstadoDePagoRecibido, string>> = {
  acreditado: 'Acreditado',
  en_revision: 'Por revisar',
  a_favor: 'Quedó a favor',
  por_devolver: 'Devolución por confirmar',
  devolviendo: 'Devolución en proceso',
  devuelto: 'Devuelto',
  deshecho: 'Deshecho',
  identificada: 'Es un pago',
  reabierta: 'Se volvió a abrir',
};
