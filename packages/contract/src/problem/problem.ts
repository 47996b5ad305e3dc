import { z } from 'zod';

/**
 * Body of every error: `application/problem+json`. `message` repeats `detail`, since the screens read both. `codigo` is for programs and
 * `pedido_id`, of a 5xx, for whoever asks about it; an answer of something in between has neither.
 */
export const zProblem = z.object({
  status: z.number().int(),
  codigo: z.string().optional(),
  title: z.string(),
  detail: z.string(),
  message: z.string(),
  pedido_id: z.string().optional(),
  errores: z.array(z.object({ campo: z.string(), mensaje: z.string() })).optional(),
});
export type Problem = z.output<typeof zProblem>;
