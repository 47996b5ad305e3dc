import { armarArchivo, type Formato } from './archivo.ts';
import { armarEnHilo } from './armar-en-hilo.ts';
import { hojaDe, type Tabla } from './tabla.ts';

/** S-302. Up to here it takes less than starting a thread does. */
const FILAS_SIN_HILO = 500;

export const exportar = <F>(formato: Formato, tabla: Tabla<F>): Promise<Uint8Array> => {
  const pedido = { formato, hoja: hojaDe(tabla) };
  return tabla.filas.length > FILAS_SIN_HILO ? armarEnHilo(pedido) : armarArchivo(pedido);
};
