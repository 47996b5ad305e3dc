import { ACCIONES_DE_OBSERVACION, ESTADOS_DE_OBSERVACION } from '@colega/domain/legajos';
import { z } from 'zod';

/** Longest answer in words, as the longest text of a contract. */
export const LARGO_DE_RESPUESTA = 2000;

export const zCambioDeCampo = z.object({
  campo: z.string(),
  nombre: z.string(),
  antes: z.string(),
  ahora: z.string(),
});

/** What was said or done of one, after it was made. */
const zHechoDeObservacion = z.object({
  cuando: z.string(),
  accion: z.enum(ACCIONES_DE_OBSERVACION),
  texto: z.string(),
  cambios: z.array(zCambioDeCampo),
});

export const zObservacion = z.object({
  id: z.number(),
  /** The field it is about, as the college wrote it; null for the whole file. */
  campo: z.string().nullable(),
  texto: z.string(),
  creada_en: z.string(),
  /** Of its last answer; null while it is open. */
  respondida_en: z.string().nullable(),
  estado: z.enum(ESTADOS_DE_OBSERVACION),
  hilo: z.array(zHechoDeObservacion),
  puede: z.object({ corregir: z.boolean(), responder: z.boolean() }),
});
export type Observacion = z.output<typeof zObservacion>;
