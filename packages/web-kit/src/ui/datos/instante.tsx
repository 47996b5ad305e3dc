import { diaDelColegio, esFecha, type Fecha } from '@colega/domain/fechas';
import { crearFormatoDeFecha } from '../../lib/fechas/formato-de-fecha.ts';

const escribirInstante = crearFormatoDeFecha('es-AR', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'America/Argentina/Buenos_Aires',
});

/** `21/11/2026, 10:30`, in the college's time zone. */
export const formatInstante = (valor: string): string => escribirInstante(new Date(valor));

export const Instante = ({ valor }: { valor: string }) => <time dateTime={valor}>{formatInstante(valor)}</time>;

/** The day is that of the college's time zone; a day is already one. */
export const diaDe = (valor: string): Fecha => (esFecha(valor) ? valor : diaDelColegio(new Date(valor)));
