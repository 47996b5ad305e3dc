import { z } from 'zod';

/** Body of every error: `application/problem+json`. `message` repeats `detail`, since the screens read both. */
export const zProblem = z.object({
  status: z.number().int(),
  title: z.string(),
  detail: z.string(),
  message: z.string(),
  errores: z.array(z.object({ campo: z.string(), mensaje: z.string() })).optional(),
});
export type Problem = z.output<typeof zProblem>;
