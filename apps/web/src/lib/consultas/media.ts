import { type MediaObject, rutasDeMedia } from '@colega/contract/media';
import { useQuery } from '@tanstack/react-query';
import { llamar } from '../api/llamar.ts';
import type { AlProgresar } from '../api/subir.ts';
import { consulta } from './consulta.ts';

/** CER-092. */
export const subirImagen = (
  archivo: { nombre: string; contenido: Blob },
  alProgresar: AlProgresar,
  signal: AbortSignal,
): Promise<MediaObject> => llamar(rutasDeMedia.subirImagen, { archivo }, { alProgresar, signal });

const CUATRO_MINUTOS_MS = 4 * 60_000;

/** Its address lasts five minutes: read again before. */
export const useImagen = (id: number) =>
  useQuery({ ...consulta(rutasDeMedia.mediaObject, { params: { id } }), staleTime: CUATRO_MINUTOS_MS });
