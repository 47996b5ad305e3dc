import type { SituacionDeCupon } from './cupon.ts';

/** The same word on every screen, paper and spreadsheet. */
export const NOMBRE_DE_SITUACION: Readonly<Record<SituacionDeCupon, string>> = {
  pendiente: 'Pendiente',
  pago: 'Pago',
  vencido: 'Vencido',
  anulado: 'Anulado',
};
