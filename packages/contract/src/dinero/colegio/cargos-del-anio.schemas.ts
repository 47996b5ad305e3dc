import { CONCEPTOS_DE_MATRICULA } from '@colega/domain/dinero';
import { z } from 'zod';
import { zEntero, zImporte, zImporteSalida } from '../../primitives/primitives.ts';
import { zRenglon } from '../../primitives/texto.ts';

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

/** Why a charge is not annulled with the others of its generation. */
export const PORQUES_DE_CARGO = ['pagado', 'en_cupon', 'tuvo_cupon', 'bonificado'] as const;

export const zGeneracionesDeCargos = z.object({
  items: z.array(
    z.object({
      id: z.number(),
      quien: z.string(),
      pedida_en: z.iso.datetime(),
      cargos: z.number(),
      importe: zImporteSalida,
      /** What would go if it were annulled now, and what would stay. While one of that year is being annulled it is not counted. */
      se_van: z.object({ cargos: z.number(), importe: zImporteSalida }).nullable(),
      se_quedan: z.array(z.object({ porque: z.enum(PORQUES_DE_CARGO), cargos: z.number(), importe: zImporteSalida })),
      /** The last one that was asked for. */
      anulacion: z
        .object({
          id: z.number(),
          estado: z.enum(['pedida', 'en_curso', 'terminada', 'rechazada']),
          motivo: z.string(),
          pidio: z.string(),
          decidio: z.string().nullable(),
          /** Why it was not done. */
          respuesta: z.string().nullable(),
          es_propia: z.boolean(),
          por_mirar: z.number(),
          miradas: z.number(),
          anulados: z.number(),
          importe: zImporteSalida,
          quedaron: z.number(),
        })
        .nullable(),
    }),
  ),
});
export type GeneracionDeCargos = z.output<typeof zGeneracionesDeCargos>['items'][number];

const LARGO_DE_MOTIVO = 500;
export const zConMotivoDeAnulacion = z.object({
  motivo: zRenglon(LARGO_DE_MOTIVO).refine((motivo) => motivo !== '', 'requerido'),
});
export const zActoSobreGeneracion = z.object({ id: z.number(), message: z.string() });

/** As it was seen: if by now it is another, nothing is done. */
export const zGenerarCargos = z.object({ anio: zAnio, cargos: zEntero(1, 10_000_000), total: zImporte });
