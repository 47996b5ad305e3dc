import type { Fecha } from '@colega/domain/fechas';
import { z } from 'zod';

/** Dated data: without an end, it is in force until another row takes its place. */
export const deVigencia = { vigente_desde: z.string(), vigente_hasta: z.string().nullable() };

export const estaVigente = (
  { vigente_desde, vigente_hasta }: { vigente_desde: Fecha; vigente_hasta: Fecha | null },
  dia: Fecha,
): boolean => vigente_desde <= dia && (vigente_hasta === null || dia <= vigente_hasta);
