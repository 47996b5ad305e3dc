import type { Evento } from '@colega/domain/avisos';
import type { Fecha } from '@colega/domain/fechas';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/conectar.ts';
import { leerFilas } from '../../db/leer-filas.ts';

/** What somebody is told of a day: the notice of that day, or of a later one that told what nobody had. */
export type AvisoDeUnDia = { persona_id: number; evento: Evento; dia: Fecha };

/** Of those people, whom that was told: in the portal, by letter or on a device. */
export const findAvisadosDe = async (db: Db, posibles: readonly AvisoDeUnDia[]): Promise<ReadonlySet<number>> => {
  const filas = await leerFilas(
    db,
    z.object({ persona_id: z.number() }),
    sql`
    select distinct x.persona_id
    from unnest(${posibles.map(({ persona_id }) => persona_id)}::int[], ${posibles.map(({ evento }) => evento)}::text[],
      ${posibles.map(({ dia }) => dia)}::text[]) x (persona_id, evento, dia)
    where exists (select from avisos a where a.persona_id = x.persona_id and a.evento = x.evento and a.cosa = 'dia'
        and x.dia between coalesce(a.datos ->> 'desde', a.cosa_id) and a.cosa_id)
      or exists (select from avisados_por_dispositivo d where d.persona_id = x.persona_id and d.evento = x.evento
        and d.cosa = 'dia' and d.cosa_id = x.dia)`,
  );
  return new Set(filas.map(({ persona_id }) => persona_id));
};
