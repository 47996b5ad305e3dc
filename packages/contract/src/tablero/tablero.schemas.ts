import { z } from 'zod';
import { zId } from '../primitives/primitives.ts';
import { zTexto } from '../primitives/texto.ts';

export const zCarnet = z.object({
  id: z.number(),
  numero: z.string(),
  fecha: z.string(),
  vencimiento: z.string(),
  /** How often its public page was opened (S-840). */
  consultas: z.object({ este_mes: z.number(), en_total: z.number() }),
});
export type Carnet = z.output<typeof zCarnet>;

export const zPendientes = z.object({ observados: z.number() });

export const zPersonaParams = z.object({ personaId: zId });

/** Good for five minutes; both names say the same. */
export const zImagen = z.object({ file_path: z.string(), content_url: z.string() });
export const zPedidoDeQr = z.object({ content: zTexto(500).min(1) });
export const zCodigoParams = z.object({ codigo: z.string().regex(/^[\w-]{1,64}$/) });

export const zNoticia = z.object({
  id: z.number(),
  titulo: z.string(),
  texto: z.string(),
  fecha: z.string(),
  enlace: z.string().nullable(),
});
export type Noticia = z.output<typeof zNoticia>;
