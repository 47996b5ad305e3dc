import type { Evento } from '@colega/domain/avisos';
import type { Fecha } from '@colega/domain/fechas';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/conectar.ts';
import { leerFilas } from '../../db/leer-filas.ts';

/** What somebody is told of a day, and the line of its notice that says it. */
export type AvisoDeUnDia = { persona_id: number; evento: Evento; dia: Fecha; que: string };

/**
 * Of those people, whom that was told, in the portal, by letter or on a device: on its day, or so many later, in a notice that has its line. Of what
 * was said on a device alone nothing is kept: it counts.
 */
export const findAvisadosDe = async (
  db: Db,
  posibles: readonly AvisoDeUnDia[],
  hasta_dias: number,
): Promise<ReadonlySet<number>> => {
  const tarde = sql`cosa_id between x.dia and to_char(x.dia::date + ${hasta_dias}::int, 'YYYY-MM-DD')`;
  const filas = await leerFilas(
    db,
    z.object({ persona_id: z.number() }),
    sql`
    select distinct x.persona_id
    from unnest(${posibles.map(({ persona_id }) => persona_id)}::int[], ${posibles.map(({ evento }) => evento)}::text[],
      ${posibles.map(({ dia }) => dia)}::text[], ${posibles.map(({ que }) => que)}::text[]) x (persona_id, evento, dia, que)
    where exists (select from avisos a where a.persona_id = x.persona_id and a.evento = x.evento and a.cosa = 'dia' and a.${tarde}
        and x.que = any(string_to_array(a.detalle, E'\\n')))
      or exists (select from avisados_por_dispositivo d where d.persona_id = x.persona_id and d.evento = x.evento and d.cosa = 'dia'
        and d.${tarde} and not exists (select from avisos a where a.persona_id = d.persona_id and a.evento = d.evento
          and a.cosa = d.cosa and a.cosa_id = d.cosa_id))`,
  );
  return new Set(filas.map(({ persona_id }) => persona_id));
};
