import { z } from 'zod';

/** The screens read `message` and `detail`, which are equal; `codigo` and `pedido_id` (of a 5xx) may be absent. */
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
