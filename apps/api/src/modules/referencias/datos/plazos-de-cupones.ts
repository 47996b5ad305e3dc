import { CIRCUITOS, type Circuito, type PlazoDeCupon, RECARGO_MENSUAL_MAXIMO } from '@colega/domain/dinero';
import type { Fecha } from '@colega/domain/fechas';
import { z } from 'zod';
import { leerJson } from '../../../leer-datos.ts';
import { deVigencia, estaVigente } from './vigencia.ts';

const zPlazo = z.object({
  circuito: z.enum(CIRCUITOS),
  ...deVigencia,
  dias_primer_vencimiento: z.number().int().positive(),
  dias_ultimo_vencimiento: z.number().int().positive().max(99),
  recargo: z
    .string()
    .regex(/^0(\.\d+)?$/)
    .refine((tasa) => Number(tasa) <= Number(RECARGO_MENSUAL_MAXIMO), `no pasa de ${RECARGO_MENSUAL_MAXIMO}`),
  supuesto: z.string(),
});

const PLAZOS = leerJson('plazos-de-cupones.json', z.array(zPlazo));

/** How long a coupon made that day can be paid. Throws when the data do not say, which is a fault of theirs. */
export const plazoDeCupon = (circuito: Circuito, dia: Fecha): PlazoDeCupon => {
  const vigente = PLAZOS.find((plazo) => plazo.circuito === circuito && estaVigente(plazo, dia));
  if (!vigente) throw new Error(`data/plazos-de-cupones.json no tiene el plazo de ${circuito} del ${dia}`);
  return vigente;
};
