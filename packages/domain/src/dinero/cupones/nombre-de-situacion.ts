import type { SituacionDeCupon } from './cupon.ts';

export const NOMBRE_DE_SITUACION: Readonly<Record<SituacionDeCupon, string>> = {
  pendiente: 'Pendiente',
  pago: 'Pago',
  vencido: 'Vencido',
  anulado: 'Anulado',
};
