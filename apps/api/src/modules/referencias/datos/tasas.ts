import { RECARGO_MENSUAL_MAXIMO } from '@colega/domain/dinero';
import type { Fecha } from '@colega/domain/fechas';
import { z } from 'zod';
import { leerJson } from '../../../leer-datos.ts';
import { deVigencia, estaVigente } from './vigencia.ts';

const zTasa = z
  .object({
    clave: z.enum(['cep', 'timbrado', 'recargo_mensual']),
    ...deVigencia,
    tasa: z.string().regex(/^0\.\d+$/),
    supuesto: z.string(),
  })
  .refine(({ clave, tasa }) => clave !== 'recargo_mensual' || Number(tasa) <= Number(RECARGO_MENSUAL_MAXIMO), {
    path: ['tasa'],
    error: `el recargo mensual no pasa de ${RECARGO_MENSUAL_MAXIMO}`,
  });
type Tasa = z.output<typeof zTasa>;

const TASAS = leerJson('tasas.json', z.array(zTasa));

/** The charged share of the agreed fee, or the monthly surcharge, on a day. Throws when the data do not say, which is a fault of theirs. */
export const tasaDe = (clave: Tasa['clave'], fecha: Fecha): string => {
  const vigente = TASAS.find((tasa) => tasa.clave === clave && estaVigente(tasa, fecha));
  if (!vigente) throw new Error(`data/tasas.json no tiene la tasa de ${clave} del ${fecha}`);
  return vigente.tasa;
};
