import { ACCIONES_DE_OBSERVACION, ESTADOS_DE_OBSERVACION } from '@colega/domain/legajos';
import { z } from 'zod';

/** The limit is that of the longest text of a contract. */
export const LARGO_DE_RESPUESTA = 2000;

export const zCambioDeCampo = z.object({
  campo: z.string(),
  nombre: z.string(),
  antes: z.string(),
  ahora: z.string(),
});

export const zHechoDeObservacion = z.object({
  cuando: z.string(),
  accion: z.enum(ACCIONES_DE_OBSERVACION),
  texto: z.string(),
  cambios: z.array(zCambioDeCampo),
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
});
export type Observacion = z.output<typeof zObservacion>;
