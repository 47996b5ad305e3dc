import { errorHttp } from '../http/error-http.ts';

/** How many rows one file takes (S-211): a workbook of these is half a second of one core, in its own thread. */
export const MAXIMO_DE_FILAS = 10_000;

/** Throws 422 when a filter leaves too many rows: a file without some of them would lie. */
export const exigirCabe = (filas: number): void => {
  if (filas <= MAXIMO_DE_FILAS) return;
  throw errorHttp(422, 'exportacion_muy_grande', { datos: { maximo: MAXIMO_DE_FILAS.toLocaleString('es-AR') } });
};
