import { CLAVES_DE_LISTA, ESTADOS_DE_PASO, PASOS } from '@colega/domain/colegio';
import { z } from 'zod';

export const zPrimerosPasos = z.object({
  /**
   * `por_regir`: the first one is published and its day has not come. `del_programa`: those that it came with are in force, and nothing was ever
   * calculated with any.
   */
  tarifa: z.enum(['ninguna', 'por_regir', 'del_programa', 'del_colegio']),
  /** Of one that is to come, its day; null of the others. */
  tarifa_desde: z.string().nullable(),
  /** Nobody wants to be told of them any more. */
  cerrados: z.boolean(),
  /** It has a file of its own: its terms are a list that one prepares and another publishes. */
  en_marcha: z.boolean(),
  /** What is in force of these came with the program: figures and texts of reference. */
  listas_de_fabrica: z.array(z.enum(CLAVES_DE_LISTA)),
  pasos: z.array(
    z.object({
      paso: z.enum(PASOS),
      estado: z.enum(ESTADOS_DE_PASO),
      /** What it asks is still what the program came with. */
      de_fabrica: z.boolean(),
    }),
  ),
});
export type PrimerosPasos = z.output<typeof zPrimerosPasos>;

export const zPasoPorMarcar = z.object({ estado: z.enum(ESTADOS_DE_PASO) });
export const zCierreDePrimerosPasos = z.object({ cerrados: z.boolean() });
