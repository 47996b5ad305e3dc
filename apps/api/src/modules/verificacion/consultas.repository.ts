import { sql } from 'kysely';
import type { Db } from '../../db/conectar.ts';

export type ConsultasDeUnMes = { persona_id: number; mes: string; cuantas: number };

export const insertConsultas = (db: Db, nuevas: readonly ConsultasDeUnMes[]) =>
  sql`insert into consultas_de_credenciales as c (persona_id, mes, cuantas)
    select * from unnest(${nuevas.map(({ persona_id }) => persona_id)}::int[], ${nuevas.map(({ mes }) => mes)}::date[],
      ${nuevas.map(({ cuantas }) => cuantas)}::int[]) as nuevas (persona_id, mes, cuantas) order by 1, 2
    on conflict (persona_id, mes) do update set cuantas = c.cuantas + excluded.cuantas`.execute(db);
