import { ESPERAN_A, type EsperanA, OBSERVACIONES_EN_CURSO } from '@colega/domain/legajos';
import { z } from 'zod';
import { zEntero, zFecha, zId, zLista } from '../primitives/primitives.ts';
import { zTexto } from '../primitives/texto.ts';
import { zLegajoDeLista } from './legajos.schemas.ts';

export const ORDENES_DE_LEGAJOS = ['numero_legajo', 'fecha', 'comitente'] as const;
const zSentido = z.enum(['asc', 'desc']).optional();
const zOpcional = <T extends z.ZodType>(s: T) => z.union([z.literal('').transform(() => undefined), s]).optional();

/** API-014, OPN-031. `limit` is the page size: 10 by default, 100 at most (S-148). */
export const zQueryLegajos = z.object({
  'persona.id': zId,
  fecha_desde: zOpcional(zFecha),
  fecha_hasta: zOpcional(zFecha),
  'estado.id': zOpcional(zId),
  'comitente.search': zTexto(80).trim().optional(),
  numero_legajo: zOpcional(zId),
  observacion: zOpcional(z.enum(OBSERVACIONES_EN_CURSO)),
  espera: zOpcional(z.enum(ESPERAN_A)),
  page: zEntero(1, 1_000_000).default(1),
  limit: zEntero(1, 100).default(10),
  'order[numero_legajo]': zSentido,
  'order[fecha]': zSentido,
  'order[comitente]': zSentido,
});
export type QueryLegajos = z.input<typeof zQueryLegajos>;

export const zCuantosEsperan = z.object({
  matriculado: z.number(),
  colegio: z.number(),
  nadie: z.number(),
}) satisfies z.ZodType<Record<EsperanA, number>>;

/** `esperan` counts, of those that the other filters find, the ones that wait for each; `recien_guardado` goes before its order (S-850). */
export const zListaDeLegajos = zLista(zLegajoDeLista).extend({
  esperan: zCuantosEsperan,
  recien_guardado: z.number().nullable(),
});
export type ListaDeLegajos = z.output<typeof zListaDeLegajos>;
