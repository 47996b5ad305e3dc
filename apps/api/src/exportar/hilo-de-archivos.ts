import { setImmediate } from 'node:timers/promises';
import type { FormatoDeArchivo } from '@colega/contract/primitives';
import { abrirHilo } from '../reparto/abrir-hilo.ts';
import { EXPORTACIONES_A_LA_VEZ } from '../reparto/en-su-turno.ts';
import { crearTaller, preguntar } from '../reparto/taller.ts';
import type { Celda, EncabezadoDeHoja, HojaDeDatos } from './tabla.ts';

export type DatosDelHilo = { amabilidad: number };
/** Rows come before their sheet, and the sheets before the workbook that has several. */
export type AvisoAlHilo =
  | { filas: Celda[][] }
  | { hoja: EncabezadoDeHoja }
  | { libro: true }
  | (EncabezadoDeHoja & { formato: FormatoDeArchivo });

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

const FILAS_POR_AVISO = 1_000;

/** A workbook of several sheets, in a thread of its own. */
export const armarLibroEnHilo = (hojas: readonly HojaDeDatos[]): Promise<Uint8Array> =>
  taller(async (hilo) => {
    for (const { filas, ...hoja } of hojas) {
      for (let desde = 0; desde < filas.length; desde += FILAS_POR_AVISO) {
        hilo.postMessage({ filas: filas.slice(desde, desde + FILAS_POR_AVISO) } satisfies AvisoAlHilo);
        await setImmediate();
      }
      hilo.postMessage({ hoja } satisfies AvisoAlHilo);
    }
    return preguntar<Uint8Array>(hilo, { libro: true } satisfies AvisoAlHilo);
  });
