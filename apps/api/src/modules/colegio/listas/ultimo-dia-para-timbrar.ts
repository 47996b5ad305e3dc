import { anioSinFeriados, type ListasEnVigor } from '@colega/domain/colegio';
import type { Fecha } from '@colega/domain/fechas';
import { vencimientoDelTimbrado } from '@colega/domain/legajos';
import { errorHttp } from '../../../http/error-http.ts';

/** The last day to prepay the stamp of a contract of that date, once confirmed; null while its holidays are not published. */
export const ultimoDiaParaTimbrar = (listas: ListasEnVigor, fecha: Fecha): Fecha | null => {
  const ultimo = vencimientoDelTimbrado(fecha, listas.feriados);
  return anioSinFeriados(listas, fecha, ultimo) === undefined ? ultimo : null;
};

/** The same day, to be stored. Throws 409 while it cannot be known: an early one would send people with time left to ARBA. */
export const exigirPlazoDeTimbrado = (listas: ListasEnVigor, fecha: Fecha): Fecha => {
  const ultimo = vencimientoDelTimbrado(fecha, listas.feriados);
  const anio = anioSinFeriados(listas, fecha, ultimo);
  if (anio !== undefined) throw errorHttp(409, 'anio_sin_feriados', { datos: { anio } });
  return ultimo;
};
