import { esFecha, type Fecha } from '@colega/domain/fechas';
import { COLAS, type Cola } from '@colega/domain/legajos';
import { z } from 'zod';
import { leerJson } from './leer-archivo.ts';

const zDia = z.string().refine(esFecha, 'no es un día');
const zPlazo = z.object({
  cola: z.enum(COLAS),
  vigente_desde: zDia,
  vigente_hasta: zDia.nullable(),
  dias_habiles: z.int().positive().max(99),
  supuesto: z.string().optional(),
});

const PLAZOS = leerJson('plazos-del-colegio.json', z.array(zPlazo));

/** In how many business days the college answers for what waits in a queue. Throws when the data do not say, which is a fault of theirs. */
export const plazoDelColegio = (cola: Cola, dia: Fecha): number => {
  const vigente = PLAZOS.find(
    (p) => p.cola === cola && p.vigente_desde <= dia && (p.vigente_hasta === null || dia <= p.vigente_hasta),
  );
  if (!vigente) throw new Error(`data/plazos-del-colegio.json no tiene el plazo de ${cola} del ${dia}`);
  return vigente.dias_habiles;
};
