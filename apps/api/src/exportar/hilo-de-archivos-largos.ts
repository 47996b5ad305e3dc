import type { FormatoDeArchivo } from '@colega/contract/primitives';
import { abrirHilo } from '../reparto/abrir-hilo.ts';
import { crearTaller, preguntar } from '../reparto/taller.ts';
import type { PedidoPorPaginas } from './hilo-de-archivos.ts';
import type { Celda, EncabezadoDeHoja } from './tabla.ts';

export type DatosDelHiloLargo = { amabilidad: number; formato: FormatoDeArchivo; encabezado: EncabezadoDeHoja };
export type PreguntaLarga = { filas: Celda[][] } | 'terminar';

const AMABILIDAD = 15;

/** A file of many more rows than one waits for (S-211): page by page, none of which waits in memory, in a thread that ends with it. */
export const armarLargoEnHilo = async ({ formato, encabezado, paginas }: PedidoPorPaginas): Promise<Uint8Array> => {
  const datos: DatosDelHiloLargo = { amabilidad: AMABILIDAD, formato, encabezado };
  const hilo = abrirHilo(
    { desde: import.meta.url, fuente: './archivo-largo.hilo.ts', armado: './hilos/archivo-largo.js' },
    datos,
  );
  const taller = crearTaller(1, () => hilo);
  try {
    return await taller(async () => {
      for await (const filas of paginas) await preguntar(hilo, { filas } satisfies PreguntaLarga);
      return preguntar<Uint8Array>(hilo, 'terminar' satisfies PreguntaLarga);
    });
  } finally {
    await hilo.terminate();
  }
};
