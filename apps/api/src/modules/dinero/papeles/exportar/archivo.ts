import { armarCsv } from './csv.ts';
import { armarLibro } from './libro.ts';
import type { Hoja } from './tabla.ts';

export type Formato = 'csv' | 'xlsx';
export type PedidoDeArchivo = Hoja & { formato: Formato };

/** The bytes of a table in that format. */
export const armarArchivo = async ({ formato, ...hoja }: PedidoDeArchivo): Promise<Uint8Array> =>
  formato === 'csv' ? armarCsv(hoja) : armarLibro(hoja);
