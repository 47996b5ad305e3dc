import type { FormatoDeArchivo } from '@colega/contract/primitives';
import { abrirHilo } from '../reparto/abrir-hilo.ts';
import { EXPORTACIONES_A_LA_VEZ } from '../reparto/en-su-turno.ts';
import { crearTaller, preguntar } from '../reparto/taller.ts';
import type { Celda, EncabezadoDeHoja } from './tabla.ts';

export type DatosDelHilo = { amabilidad: number };
export type AvisoAlHilo = { filas: Celda[][] } | (EncabezadoDeHoja & { formato: FormatoDeArchivo });

const AMABILIDAD = 10;

const crearHilo = () =>
  abrirHilo({ desde: import.meta.url, fuente: './archivo.hilo.ts', armado: './hilos/archivo.js' }, {
    amabilidad: AMABILIDAD,
  } satisfies DatosDelHilo);

const taller = crearTaller(EXPORTACIONES_A_LA_VEZ, crearHilo);

export type PedidoPorPaginas = {
  formato: FormatoDeArchivo;
  encabezado: EncabezadoDeHoja;
  paginas: AsyncIterable<Celda[][]>;
};

/** Makes the file in a thread of its own, which takes the rows as they are read. It stops when nobody waits for it. */
export const armarEnHilo = (
  { formato, encabezado, paginas }: PedidoPorPaginas,
  seFue: AbortSignal,
): Promise<Uint8Array> =>
  taller(async (hilo) => {
    for await (const filas of paginas) {
      seFue.throwIfAborted();
      hilo.postMessage({ filas } satisfies AvisoAlHilo);
    }
    return preguntar<Uint8Array>(hilo, { formato, ...encabezado } satisfies AvisoAlHilo);
  }, seFue);
