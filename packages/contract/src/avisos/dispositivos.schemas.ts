import { z } from 'zod';
import { zLista } from '../primitives/primitives.ts';

const BYTES_DE_CLAVE = 65;
const BYTES_DE_SECRETO = 16;
const LARGO_DE_DIRECCION = 1000;

const largoEnBase64 = (bytes: number): number => Math.ceil((bytes * 4) / 3);
/** As the browser writes it: base64url, with or without its padding. */
const zBytes = (bytes: number) => z.string().regex(new RegExp(`^[\\w-]{${largoEnBase64(bytes)}}={0,2}$`));

const zDispositivoConAvisos = z.object({
  id: z.number(),
  dispositivo: z.string(),
  creado_en: z.string(),
  /** When it was last told something; null if never. */
  avisado_en: z.string().nullable(),
  /** The one that asks. */
  actual: z.boolean(),
});
export type DispositivoConAvisos = z.output<typeof zDispositivoConAvisos>;

/** `clave` is what a browser is asked to be told with (RFC 8292); null where the college tells no device. */
export const zDispositivosConAvisos = zLista(zDispositivoConAvisos).extend({ clave: z.string().nullable() });

/**
 * What became of a trial: its service took it, which is not that it was seen; it answered that the device is gone, and it was
 * taken away; or it did not take it.
 */
export const zPruebaDeDispositivo = zDispositivosConAvisos.extend({
  resultado: z.enum(['tomado', 'ya_no_esta', 'no_lo_tomo']),
});
export type PruebaDeDispositivo = z.output<typeof zPruebaDeDispositivo>;

/** What a browser answers when it lets itself be told (PushSubscription). */
export const zActivarDispositivo = z.object({
  direccion: z
    .string()
    .max(LARGO_DE_DIRECCION)
    .regex(/^https?:\/\/\S+$/),
  claves: z.object({ p256dh: zBytes(BYTES_DE_CLAVE), auth: zBytes(BYTES_DE_SECRETO) }),
});
