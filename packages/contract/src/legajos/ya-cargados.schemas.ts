import { z } from 'zod';

/** What one's own files already say, so that a new one does not ask for it again. */
export const zYaCargado = z.object({
  id: z.number(),
  numero_legajo: z.number(),
  cargado_el: z.string(),
  anulado: z.boolean(),
  forma_de_pago: z.string(),
  tribunal_actuante: z.string(),
  destino_tarea: z.string(),
  cuits: z.array(z.string()),
  tareas: z.array(z.number()),
  inmuebles: z.array(
    z.object({
      localidad_id: z.number(),
      localidad: z.string(),
      calle: z.string(),
      numero: z.string(),
      partido: z.string(),
      partida: z.string().nullable(),
    }),
  ),
});
export type YaCargado = z.output<typeof zYaCargado>;

export const zYaCargados = z.object({
  /** The latest first. */
  items: z.array(zYaCargado),
  /** Those of the college's list that is in force, for who has no file yet. */
  formas_de_pago: z.array(z.string()),
});
export type YaCargados = z.output<typeof zYaCargados>;
