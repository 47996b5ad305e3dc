import { z } from 'zod';

export const NOMBRES = { indice: 'respaldo.json', resumen: 'resumen.json', tablas: 'tablas/', archivos: 'archivos/' };
/** In format 1 each part of a table had whole rows: a reader of format 2 reads it too. */
export const FORMATO = 2;

export const zIndice = z.object({
  formato: z.number().int().min(1).max(FORMATO),
  version: z.string(),
  creado_en: z.string(),
  migraciones: z.array(z.string()).nonempty(),
  cola: z.array(z.number()),
  tablas: z.array(z.object({ tabla: z.string(), columnas: z.array(z.string()) })),
});
export type Indice = z.output<typeof zIndice>;

/** It goes last: without it the archive was cut short. */
export const zResumen = z.object({
  tablas: z.record(z.string(), z.object({ filas: z.number(), sha256: z.string() })),
  archivos: z.object({
    cantidad: z.number(),
    sha256: z.string(),
    faltan: z.number(),
    cuales: z.array(z.string()).default([]),
  }),
  secuencias: z.array(z.object({ secuencia: z.string(), ultimo: z.string().nullable() })),
});
export type Resumen = z.output<typeof zResumen>;
