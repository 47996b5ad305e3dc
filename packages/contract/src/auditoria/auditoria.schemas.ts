import { z } from 'zod';

/**
 * What is wrong with a chain of the trail, and where: a line that does not say what it said, places without their line, one that was read
 * before and is another now, or lines that are of no chain (`cadena` null).
 */
export const zCorteDeAuditoria = z.object({
  que: z.enum(['cambiada', 'faltan', 'reescrita', 'sobran']),
  cadena: z.number().nullable(),
  lugar: z.number(),
  hasta: z.number(),
  linea_id: z.number().nullable(),
});
export type CorteDeAuditoria = z.output<typeof zCorteDeAuditoria>;

export const zVerificacionDeAuditoria = z.object({
  cuando: z.iso.datetime(),
  lineas: z.number(),
  cortes: z.array(zCorteDeAuditoria),
});
