import { armarCsv } from './csv.ts';
import { armarLibro } from './libro.ts';
import type { Hoja } from './tabla.ts';

export type Formato = 'csv' | 'xlsx';
export type PedidoDeArchivo = { formato: Formato; hoja: Hoja };

/** The bytes of a table in that format, wherever it runs. */
export const armarArchivo = async ({ formato, hoja }: PedidoDeArchivo): Promise<Uint8Array> =>
  formato === 'csv' ? armarCsv(hoja) : armarLibro(hoja);
