import { esFecha, type Fecha } from '@colega/domain/fechas';
import { COLAS, type Cola } from '@colega/domain/legajos';
import { z } from 'zod';
import { leerJson } from './leer-archivo.ts';

const zDia = z.string().refine(esFecha, 'no es un día');
const zPlazo = z.object({
  vigente_desde: zDia,
  vigente_hasta: zDia.nullable(),
  dias_habiles: z.int().positive().max(99),
  supuesto: z.string().optional(),
});

const DEL_MATRICULADO = ['responder_observacion'] as const;

const PLAZOS = leerJson('plazos-del-colegio.json', z.array(zPlazo.extend({ cola: z.enum(COLAS) })));
const PLAZOS_DEL_MATRICULADO = leerJson(
  'plazos-del-matriculado.json',
  z.array(zPlazo.extend({ que: z.enum(DEL_MATRICULADO) })),
);

const vigenteEl =
  (dia: Fecha) =>
  ({ vigente_desde, vigente_hasta }: z.output<typeof zPlazo>): boolean =>
    vigente_desde <= dia && (vigente_hasta === null || dia <= vigente_hasta);

/** In how many business days the college answers for what waits in a queue. Throws when the data do not say, which is a fault of theirs. */
export const plazoDelColegio = (cola: Cola, dia: Fecha): number => {
  const vigente = PLAZOS.filter(vigenteEl(dia)).find((plazo) => plazo.cola === cola);
  if (!vigente) throw new Error(`data/plazos-del-colegio.json no tiene el plazo de ${cola} del ${dia}`);
  return vigente.dias_habiles;
};

/** In how many business days a technician does what is asked of them. Throws as the college's does. */
export const plazoDelMatriculado = (que: (typeof DEL_MATRICULADO)[number], dia: Fecha): number => {
  const vigente = PLAZOS_DEL_MATRICULADO.filter(vigenteEl(dia)).find((plazo) => plazo.que === que);
  if (!vigente) throw new Error(`data/plazos-del-matriculado.json no tiene el plazo de ${que} del ${dia}`);
  return vigente.dias_habiles;
};
