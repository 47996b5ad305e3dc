import { type Fecha, formatFecha } from '@colega/domain/fechas';

const timeZone = 'America/Argentina/Buenos_Aires';
const UN_DIA = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const DIA = new Intl.DateTimeFormat('en-CA', { timeZone, ...UN_DIA });
const HORA = new Intl.DateTimeFormat('es-AR', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** The college's calendar day, whatever the zone of the machine. */
export const hoy = (reloj: () => Date): Fecha => DIA.format(reloj());

/** `20/03/2026 a las 12:05`, by the college's clock. */
export const formatMomento = (momento: Date): string =>
  `${formatFecha(DIA.format(momento))} a las ${HORA.format(momento)}`;
