import type { Fecha } from '@colega/domain/fechas';
import Holidays from 'date-holidays';

const calendario = new Holidays('AR', { types: ['public'] });

const delAnio = (anio: number): Fecha[] => calendario.getHolidays(anio).map(({ date }) => date.slice(0, 10));

/** National holidays from one day to another. */
export const feriadosEntre = (desde: Fecha, hasta: Fecha): ReadonlySet<Fecha> => {
  const feriados = new Set<Fecha>();
  for (let anio = Number(desde.slice(0, 4)); anio <= Number(hasta.slice(0, 4)); anio += 1)
    for (const dia of delAnio(anio)) if (dia >= desde && dia <= hasta) feriados.add(dia);
  return feriados;
};
