import { enSuTurno } from '../../../../reparto/en-su-turno.ts';
import { armarArchivo, type Formato } from './archivo.ts';
import { armarEnHilo } from './armar-en-hilo.ts';
import { hojaDe, type Tabla } from './tabla.ts';

/** S-302. Up to here it takes less than starting a thread does. */
const FILAS_SIN_HILO = 500;

/** As a file. It is read and made in its turn among what others export (S-505). Throws 429, and what `leer` throws. */
export const exportar = <F>(formato: Formato, leer: () => Promise<Tabla<F>>): Promise<Uint8Array> =>
  enSuTurno('exportacion', async (seFue) => {
    const tabla = await leer();
    const pedido = { formato, hoja: hojaDe(tabla) };
    return tabla.filas.length > FILAS_SIN_HILO ? armarEnHilo(pedido, seFue) : armarArchivo(pedido);
  });
