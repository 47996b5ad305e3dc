import { type RawBuilder, sql } from 'kysely';

/** How the sheets of an import name a former contract, as `nombrarContrato` of the domain does. */
export const nombreDelContrato = (legajo: RawBuilder<unknown>, contrato: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${legajo}.numero_legajo || coalesce('/' || ${contrato}.numero_anterior, '')`;
