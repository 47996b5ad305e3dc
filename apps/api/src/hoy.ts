import { diaDelColegio, type Fecha, formatFecha, horaDelColegio } from '@colega/domain/fechas';

export const hoy = (reloj: () => Date): Fecha => diaDelColegio(reloj());

/** `20/03/2026 a las 12:05`, by the college's clock. */
export const formatMomento = (momento: Date): string =>
  `${formatFecha(diaDelColegio(momento))} a las ${horaDelColegio(momento).slice(0, 5)}`;
