import { CONCEPTOS_DE_MATRICULA } from '@colega/domain/dinero';
import { z } from 'zod';
import { zEntero, zImporte, zImporteSalida } from '../../primitives/primitives.ts';

const zAnio = zEntero(2000, 2100);
export const zQueryCargosDelAnio = z.object({ anio: zAnio });

export const zCargosDelAnio = z.object({
  anio: z.number(),
  /** Since when the list in force says these amounts. */
  importes_desde: z.string(),
  /** They are still those that came with the program: the college never said its own. */
  de_referencia: z.boolean(),
  lineas: z.array(
    z.object({
      concepto: z.enum(CONCEPTOS_DE_MATRICULA),
      descripcion: z.string(),
      importe: zImporteSalida,
      vencimiento: z.string(),
      estados: z.array(
        z.object({
          estado: z.string(),
          matriculas: z.number(),
          cargadas: z.number(),
          por_cargar: z.number(),
          total: zImporteSalida,
        }),
      ),
    }),
  ),
  cargos: z.number(),
  total: zImporteSalida,
  /** The last one of that year. */
  generacion: z
    .object({
      estado: z.enum(['en_curso', 'terminada']),
      por_mirar: z.number(),
      miradas: z.number(),
      cargos: z.number(),
      importe: zImporteSalida,
      quien: z.string(),
      pedida_en: z.iso.datetime(),
    })
    .nullable(),
});
export type CargosDelAnio = z.output<typeof zCargosDelAnio>;

/** As it was seen: if by now it is another, nothing is done. */
export const zGenerarCargos = z.object({ anio: zAnio, cargos: zEntero(1, 10_000_000), total: zImporte });
