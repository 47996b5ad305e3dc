import { ACCIONES_DE_OBSERVACION, ESTADOS_DE_OBSERVACION, ESTADOS_DE_PLAZO } from '@colega/domain/legajos';
import { z } from 'zod';

/** The limit is that of the longest text of a contract. */
export const LARGO_DE_RESPUESTA = 2000;

export const zCambioDeCampo = z.object({
  campo: z.string(),
  nombre: z.string(),
  antes: z.string(),
  ahora: z.string(),
  /** Whose datum it is where there may be several, and what was done with a whole thing; absent in what was kept before. */
  de: z.string().optional(),
  que: z.enum(['agregado', 'quitado']).optional(),
});

export const zHechoDeObservacion = z.object({
  cuando: z.string(),
  accion: z.enum(ACCIONES_DE_OBSERVACION),
  texto: z.string(),
  cambios: z.array(zCambioDeCampo),
});

/** In business days; `de` is whom the observation waits for. */
const zPlazoDeObservacion = z.object({
  de: z.enum(['matriculado', 'colegio']),
  estado: z.enum(ESTADOS_DE_PLAZO),
  edad: z.number(),
  vence: z.string(),
  texto: z.string(),
});

export const zObservacion = z.object({
  id: z.number(),
  campo: z.string().nullable(),
  texto: z.string(),
  creada_en: z.string(),
  respondida_en: z.string().nullable(),
  estado: z.enum(ESTADOS_DE_OBSERVACION),
  hilo: z.array(zHechoDeObservacion),
  puede: z.object({ corregir: z.boolean(), responder: z.boolean() }),
  /** Null when it waits for nobody, or is answered and the file waits for other answers. */
  plazo: zPlazoDeObservacion.nullable(),
});
export type Observacion = z.output<typeof zObservacion>;
