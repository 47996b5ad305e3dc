import { diaDelColegio, esFecha, type Fecha, formatFecha } from '@colega/domain/fechas';
import { escribirHora } from '../../lib/fechas/dia-y-hora.ts';

/** `21/11/2026, 10:30`, in the college's time zone. */
export const formatInstante = (valor: string): string => {
  const cuando = new Date(valor);
  return `${formatFecha(diaDelColegio(cuando))}, ${escribirHora(cuando)}`;
};

export const Instante = ({ valor }: { valor: string }) => <time dateTime={valor}>{formatInstante(valor)}</time>;

/** The day is that of the college's time zone; a day is already one. */
export const diaDe = (valor: string): Fecha => (esFecha(valor) ? valor : diaDelColegio(new Date(valor)));
