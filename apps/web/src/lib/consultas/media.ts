import { type MediaObject, rutasDeMedia } from '@colega/contract/media';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { type AlProgresar, subirContando } from '@colega/web-kit/lib/api/subir.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { useQuery } from '@tanstack/react-query';

/** CER-092. */
export const subirImagen = (
  archivo: { nombre: string; contenido: Blob },
  alProgresar: AlProgresar,
  signal: AbortSignal,
): Promise<MediaObject> => llamar(rutasDeMedia.subirImagen, { archivo }, { envio: subirContando(alProgresar), signal });

const CUATRO_MINUTOS_MS = 4 * 60_000;

/** The address lasts five minutes, so it is read again before. */
export const useImagen = (id: number) =>
  useQuery({ ...consulta(rutasDeMedia.mediaObject, { params: { id } }), staleTime: CUATRO_MINUTOS_MS });
