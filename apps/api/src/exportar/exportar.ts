import type { FormatoDeArchivo } from '@colega/contract/primitives';
import { enSuTurno } from '../reparto/en-su-turno.ts';
import { armarEnHilo, armarLibroEnHilo } from './hilo-de-archivos.ts';
import { type Celda, encabezadoDe, filaDe, type HojaDeDatos, type TablaPorExportar } from './tabla.ts';

async function* enCeldas<F>(
  tabla: TablaPorExportar<F>,
  paginas: AsyncIterable<readonly F[]>,
): AsyncGenerator<Celda[][]> {
  for await (const pagina of paginas) yield pagina.map((fila) => filaDe(tabla, fila));
}

/** Reads and makes the file in its turn among what others export (S-302, S-505). Throws 429, and what reading throws. */
export const exportar = <F>(
  formato: FormatoDeArchivo,
  tabla: TablaPorExportar<F>,
  paginas: AsyncIterable<readonly F[]>,
): Promise<Uint8Array> =>
  enSuTurno('exportacion', (seFue) =>
    armarEnHilo({ formato, encabezado: encabezadoDe(tabla), paginas: enCeldas(tabla, paginas) }, seFue),
  );

/** The same, of a workbook of several sheets. */
export const exportarLibro = (leer: () => Promise<readonly HojaDeDatos[]>): Promise<Uint8Array> =>
  enSuTurno('exportacion', async () => armarLibroEnHilo(await leer()));

/** Rows that are in memory already. */
export const exportarFilas = <F>(formato: FormatoDeArchivo, tabla: TablaPorExportar<F>, filas: readonly F[]) =>
  exportar(formato, tabla, deUna(filas));

async function* deUna<F>(filas: readonly F[]): AsyncGenerator<readonly F[]> {
  yield filas;
}
