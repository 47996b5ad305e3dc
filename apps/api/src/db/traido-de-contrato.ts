import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';

export const zTraido = z.object({ cep: z.string().nullable(), timbrados: z.string().nullable() });
export type Traido = z.output<typeof zTraido>;

/** The charges that came with a contract from a former system, by circuit: null those that the college calculates (S-1157). */
export const traidoDe = (detalle: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select json_build_object('cep', max(ca.traido) filter (where ca.circuito = 'cep')::text,
    'timbrados', max(ca.traido) filter (where ca.circuito = 'timbrados')::text)
  from cargos_de_contrato ca where ca.detalle_id = ${detalle})`;

/** Whether it has one of that circuit. */
export const tieneTraido = (
  detalle: RawBuilder<unknown>,
  circuito: 'cep' | 'timbrados',
): RawBuilder<unknown> => sql`exists (
  select from cargos_de_contrato ca where ca.detalle_id = ${detalle} and ca.circuito = ${sql.lit(circuito)} and ca.traido is not null)`;
