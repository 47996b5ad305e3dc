import type { Fecha } from '@colega/domain/fechas';
import { z } from 'zod';
import { leerJson } from '../../leer-datos.ts';

const LISTAS = leerJson(
  'formas-de-pago.json',
  z.array(
    z.object({
      vigente_desde: z.iso.date(),
      vigente_hasta: z.iso.date().nullable(),
      formas: z.array(z.string().min(1)),
      supuesto: z.string().optional(),
    }),
  ),
);

/** S-855: what the college proposes to whoever has no earlier file to take it from. */
export const formasDePagoAl = (dia: Fecha): string[] =>
  LISTAS.find(({ vigente_desde: desde, vigente_hasta: hasta }) => desde <= dia && (hasta === null || dia <= hasta))
    ?.formas ?? [];
