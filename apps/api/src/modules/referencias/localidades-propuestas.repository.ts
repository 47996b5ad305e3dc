import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/conectar.ts';
import { leida } from '../../db/leer-filas.ts';
import { elegirColumnas, unirPartido } from './localidades.repository.ts';

/** A null district is all of the college. */
const propuestas = (db: Db, distrito_id: number | null) =>
  unirPartido(db)
    .where('l.creada_por', 'is not', null)
    .where('l.aprobada_en', 'is', null)
    .$if(distrito_id !== null, (consulta) => consulta.where('pa.distrito_id', '=', distrito_id));

type Pagina = { page: number; limit: number };

/** First those that wait longest. */
export const findPropuestas = async (db: Db, distrito_id: number | null, { page, limit }: Pagina) => {
  const suyas = propuestas(db, distrito_id);
  const { total } = await suyas.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const items = await elegirColumnas(suyas)
    .select([
      leida(
        z.string(),
        sql`(select p.apellido || ', ' || p.nombre from usuarios u join personas p on p.id = u.persona_id
          where u.id = l.creada_por)`,
        'propuesta_por',
      ),
      leida(
        z.boolean(),
        sql`exists (select from localidades o where o.partido_id = l.partido_id and o.nombre_simple = l.nombre_simple
          and o.id <> l.id and (o.creada_por is null or o.aprobada_en is not null))`,
        'repetida',
      ),
    ])
    .orderBy('l.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { total, items };
};

/** Of one that somebody of the portal proposed, approved or not. */
export const findDistritoDePropuesta = (db: Db, id: number) =>
  unirPartido(db)
    .select('pa.distrito_id')
    .where('l.id', '=', id)
    .where('l.creada_por', 'is not', null)
    .executeTakeFirst();

export type ComoSeLeyo = { nombre: string; codigo_postal: string; partido_id: number };

/** Undefined when nobody of the portal made it, it was approved before, or it is no longer as it was read. */
export const updateAprobada = (db: Db, id: number, aprobada_en: Date, leyo: ComoSeLeyo | null) =>
  db
    .updateTable('localidades')
    .set({ aprobada_en })
    .where('id', '=', id)
    .where('creada_por', 'is not', null)
    .where('aprobada_en', 'is', null)
    .$if(leyo !== null, (consulta) => consulta.where((eb) => eb.and({ ...leyo })))
    .returning('nombre')
    .executeTakeFirst();
