import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/conectar.ts';
import { leerFilas } from '../../db/leer-filas.ts';
import { type Aviso, zAviso } from './avisos.repository.ts';

const zPorResumir = z.object({ persona_id: z.number(), eventos: z.array(z.string()) });

/** Whose letters wait for a digest, and of what they are. */
export const findPorResumir = (db: Db): Promise<z.output<typeof zPorResumir>[]> =>
  leerFilas(
    db,
    zPorResumir,
    sql`
    select persona_id, array_agg(distinct evento order by evento) as eventos from avisos
    where en_resumen and resumen_id is null and resultado is null group by persona_id order by persona_id`,
  );

type Suyas = { persona_id: number; eventos: readonly string[]; resumen_id: number };

export const updateResumen = async (db: Db, { persona_id, eventos, resumen_id }: Suyas): Promise<void> => {
  await sql`
    update avisos set resumen_id = ${resumen_id}
    where persona_id = ${persona_id} and evento = any(${[...eventos]}::text[])
      and en_resumen and resumen_id is null and resultado is null`.execute(db);
};

/** What a digest tells, first the oldest. */
export const findDelResumen = (db: Db, resumen_id: number): Promise<Aviso[]> =>
  leerFilas(
    db,
    zAviso,
    sql`
    select a.id, a.evento, a.cosa, a.cosa_id, a.distrito_id, a.persona_id, a.canal, a.intentos, a.creado_en, a.datos, a.detalle,
      a.enlace, trim(p.email) as email, p.nombre
    from avisos a join personas p on p.id = a.persona_id
    where a.resumen_id = ${resumen_id} and a.resultado is null order by a.id`,
  );
