import type { Fecha } from '@colega/domain/fechas';
import { sql, type Updateable } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/conectar.ts';
import { leerFilas } from '../../db/leer-filas.ts';
import type { BaseDeDatos } from '../../db/tablas.generadas.ts';

export const findDistritosDelColegio = (db: Db) =>
  db.selectFrom('distritos').select(['id', 'clave', 'nombre', 'cerrado']).orderBy('id').execute();

/** All of them: no two take one name at once. Their key never changes: who only points at them does not wait. */
export const lockDistritos = (db: Db) =>
  db.selectFrom('distritos').select('id').orderBy('id').forNoKeyUpdate().execute();

/** Nobody points at one of them meanwhile. */
export const lockDistritosParaCerrar = (db: Db) =>
  db.selectFrom('distritos').select('id').orderBy('id').forUpdate().execute();

export const insertDistrito = async (db: Db, distrito: { clave: string; nombre: string }): Promise<number> =>
  (await db.insertInto('distritos').values(distrito).returning('id').executeTakeFirstOrThrow()).id;

export const updateDistrito = (db: Db, id: number, cambios: Updateable<BaseDeDatos['distritos']>) =>
  db.updateTable('distritos').set(cambios).where('id', '=', id).execute();

/** Those that a district has: a capital of another province is of none. */
export const findPartidosDelColegio = (db: Db) =>
  db
    .selectFrom('partidos')
    .select(['id', 'nombre', 'codigo_arba', 'distrito_id'])
    .where('codigo_arba', '<>', '')
    .orderBy(sql`nombre collate "es-AR-x-icu"`)
    .execute();

export const updateDistritoDePartidos = (db: Db, ids: readonly number[], distrito_id: number) =>
  db.updateTable('partidos').set({ distrito_id }).where('id', 'in', ids).execute();

const zLoQueTiene = z.object({
  legajos: z.number(),
  matriculados: z.number(),
  operadores: z.number(),
  oficinas: z.number(),
  partidos: z.array(z.number()),
});

/** What keeps it open that day. */
export const findLoQueTiene = async (db: Db, id: number, hoy: Fecha): Promise<z.output<typeof zLoQueTiene>> => {
  const [tiene] = await leerFilas(
    db,
    zLoQueTiene,
    sql`
    select
      (select count(*)::int from legajos l join estados_legajos e on e.id = l.estado_id
        where l.distrito_id = ${id} and e.clave not in ('visado', 'anulado')) as legajos,
      (select count(distinct p.id)::int from personas p join matriculas m on m.persona_id = p.id
        join estados_matriculas e on e.id = m.estado_id
        where p.distrito_id = ${id} and e.clave not in ('cancelado', 'baja', 'anulado')) as matriculados,
      (select count(*)::int from operadores where distrito_id = ${id}) as operadores,
      oficinas_del_distrito(${id}, ${hoy})::int as oficinas,
      (select coalesce(json_agg(id order by id), '[]') from partidos where distrito_id = ${id}) as partidos`,
  );
  if (!tiene) throw new Error(`No se pudo leer qué tiene el distrito ${id}`);
  return tiene;
};
