import { z } from 'zod';

/** CER-085: it counts once cropped, and exactly that many bytes pass (OPN-120). */
export const TAMANIO_MAXIMO_FOTO_BYTES = 3 * 1024 * 1024;
/** CER-086. */
export const EXTENSIONES_DE_FOTO = ['jpg', 'jpeg', 'png', 'pdf'] as const;
/** CER-090: width by height. */
export const PROPORCION_DE_FOTO = 3 / 2;

/** `/media/{file_path}` is its address, good for five minutes (docs/reference/rules.md#images). */
export const zMediaObject = z.object({
  id: z.number(),
  nombre: z.string(),
  file_path: z.string(),
  content_url: z.string(),
});
export type MediaObject = z.output<typeof zMediaObject>;
