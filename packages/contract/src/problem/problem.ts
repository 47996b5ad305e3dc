import { z } from 'zod';

/**
 * The screens read both `message` and `detail`, which are equal. `codigo` is for programs, `pedido_id` (of a 5xx) for
 * support; an answer of a proxy has neither.
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
