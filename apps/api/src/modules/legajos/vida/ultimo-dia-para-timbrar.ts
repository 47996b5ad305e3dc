import type { Fecha } from '@colega/domain/fechas';
import { vencimientoDelTimbrado } from '@colega/domain/legajos';
import { errorHttp } from '../../../http/error-http.ts';
import { anioSinFeriados, FERIADOS } from '../../referencias/datos/feriados.ts';

/** The last day to prepay the stamp of a contract of that date, once it is confirmed; null while its holidays are not in the data. */
export const ultimoDiaParaTimbrar = (fecha: Fecha): Fecha | null => {
  const ultimo = vencimientoDelTimbrado(fecha, FERIADOS);
  return anioSinFeriados(fecha, ultimo) === undefined ? ultimo : null;
};

/** The same day, to be kept. Throws 409 while it cannot be known: a day that is too early would send to ARBA who still had time. */
export const exigirPlazoDeTimbrado = (fecha: Fecha): Fecha => {
  const ultimo = vencimientoDelTimbrado(fecha, FERIADOS);
  const anio = anioSinFeriados(fecha, ultimo);
  if (anio !== undefined) throw errorHttp(409, 'anio_sin_feriados', { datos: { anio } });
  return ultimo;
};
