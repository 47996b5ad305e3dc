import type { Evento } from '@colega/domain/avisos';
import type { Fecha } from '@colega/domain/fechas';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/conectar.ts';
import { leerFilas } from '../../db/leer-filas.ts';

/** What somebody is told of a day. */
export type AvisoDeUnDia = { persona_id: number; evento: Evento; dia: Fecha };

/** Of those people, whom that was told, on its day or so many later: in the portal, by letter or on a device. */
export const findAvisadosDe = async (
  db: Db,
  posibles: readonly AvisoDeUnDia[],
  hasta_dias: number,
): Promise<ReadonlySet<number>> => {
  const deEseDia = sql`cosa = 'dia' and cosa_id between x.dia and to_char(x.dia::date + ${hasta_dias}::int, 'YYYY-MM-DD')`;
  const filas = await leerFilas(
    db,
    z.object({ persona_id: z.number() }),
    sql`
    select distinct x.persona_id
    from unnest(${posibles.map(({ persona_id }) => persona_id)}::int[], ${posibles.map(({ evento }) => evento)}::text[],
      ${posibles.map(({ dia }) => dia)}::text[]) x (persona_id, evento, dia)
    where exists (select from avisos a where a.persona_id = x.persona_id and a.evento = x.evento and ${deEseDia})
      or exists (select from avisados_por_dispositivo d where d.persona_id = x.persona_id and d.evento = x.evento
        and ${deEseDia})`,
  );
  return new Set(filas.map(({ persona_id }) => persona_id));
};
