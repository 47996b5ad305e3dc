import { type RawBuilder, sql } from 'kysely';

/** Whether a contract came from a former system, as its file did: its original, or an expansion with its number of there. */
export const esAnterior = (legajo: RawBuilder<unknown>, contrato: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${legajo}.importacion_id is not null and (${contrato}.tipo_contrato = 'original' or ${contrato}.numero_anterior is not null))`;
