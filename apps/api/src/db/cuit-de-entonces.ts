import { type RawBuilder, sql } from 'kysely';

/** The CUIT that a person had at a moment: a correction since then left the former one in the trail. Needs `personas p`. */
export const cuitDeEntonces = (momento: RawBuilder<unknown>): RawBuilder<unknown> => sql`coalesce((
  select a.desde->>'cuit' from auditoria a
  where a.entidad = 'persona' and a.entidad_id = p.id and a.accion = 'corregir_persona' and a.desde ? 'cuit'
    and a.cuando > ${momento}
  order by a.cuando, a.id limit 1), p.cuit)`;
