import { CONCEPTOS_DE_MATRICULA, type ConceptoDeMatricula } from '@colega/domain/dinero';
import { z } from 'zod';
import { leerJson } from '../../../leer-datos.ts';

const zCargo = z.object({
  concepto: z.enum(CONCEPTOS_DE_MATRICULA),
  anio_desde: z.number().int(),
  anio_hasta: z.number().int().nullable(),
  importe: z.string().regex(/^\d+\.\d{2}$/),
  vencimiento: z.string().regex(/^\d{2}-\d{2}$/),
  supuesto: z.string(),
});

const CARGOS = leerJson('cargos-de-matricula.json', z.array(zCargo));

/** The charge of a concept in a year and its due date; undefined when the data lack it. */
export const cargoDelAnio = (
  concepto: ConceptoDeMatricula,
  anio: number,
): { importe: string; vencimiento: string } | undefined => {
  const cargo = CARGOS.find(
    (c) => c.concepto === concepto && c.anio_desde <= anio && (c.anio_hasta === null || anio <= c.anio_hasta),
  );
  return cargo && { importe: cargo.importe, vencimiento: `${anio}-${cargo.vencimiento}` };
};
