import type { FormatoDeArchivo } from '@colega/contract/primitives';
import { armarCsv } from './csv.ts';
import { armarLibro } from './libro.ts';
import type { HojaDeDatos } from './tabla.ts';

export type PedidoDeArchivo = HojaDeDatos & { formato: FormatoDeArchivo };

export const armarArchivo = async ({ formato, ...hoja }: PedidoDeArchivo): Promise<Uint8Array> =>
  formato === 'csv' ? armarCsv(hoja) : armarLibro(hoja);
