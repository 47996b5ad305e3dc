import type { Fecha } from '@colega/domain/fechas';
import { vencimientoDelTimbrado } from '@colega/domain/legajos';
import { errorHttp } from '../../../http/error-http.ts';
import { anioSinFeriados, FERIADOS } from '../../referencias/datos/feriados.ts';

/** The last day to prepay the stamp of a contract of that date, once confirmed; null while the data lack its holidays. */
export const ultimoDiaParaTimbrar = (fecha: Fecha): Fecha | null => {
  const ultimo = vencimientoDelTimbrado(fecha, FERIADOS);
  return anioSinFeriados(fecha, ultimo) === undefined ? ultimo : null;
};

/** The same day, to be stored. Throws 409 while it cannot be known: an early one would send people with time left to ARBA. */
export const exigirPlazoDeTimbrado = (fecha: Fecha): Fecha => {
  const ultimo = vencimientoDelTimbrado(fecha, FERIADOS);
  const anio = anioSinFeriados(fecha, ultimo);
  if (anio !== undefined) throw errorHttp(409, 'anio_sin_feriados', { datos: { anio } });
  return ultimo;
};
