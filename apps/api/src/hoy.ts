import { diaDelColegio, type Fecha, formatFecha } from '@colega/domain/fechas';

const HORA = new Intl.DateTimeFormat('es-AR', {
  timeZone: 'America/Argentina/Buenos_Aires',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

export const hoy = (reloj: () => Date): Fecha => diaDelColegio(reloj());

/** `20/03/2026 a las 12:05`, by the college's clock. */
export const formatMomento = (momento: Date): string =>
  `${formatFecha(diaDelColegio(momento))} a las ${HORA.format(momento)}`;
