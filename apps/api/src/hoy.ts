import type { Fecha } from '@colega/domain/fechas';

const DIA = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Argentina/Buenos_Aires',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The college's calendar day, whatever the zone of the machine. */
export const hoy = (reloj: () => Date): Fecha => DIA.format(reloj());
