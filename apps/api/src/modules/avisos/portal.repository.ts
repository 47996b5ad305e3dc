import { zAvisos } from '@colega/contract/avisos';
import type { Evento } from '@colega/domain/avisos';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/conectar.ts';
import { leerFilas } from '../../db/leer-filas.ts';

/** Whose notices, and which of them are read where: a null district is all of them. */
export type AlcanceDeAvisos = {
  persona_id: number;
  eventos: readonly Evento[];
  distrito_id: number | null;
  desde: Date;
};

const suyos = ({
  persona_id,
  eventos,
  distrito_id,
  desde,
}: AlcanceDeAvisos) => sql`a.canal = 'portal' and a.persona_id = ${persona_id}
  and a.creado_en >= ${desde} and a.evento = any(${[...eventos]}::text[])
  and (a.distrito_id is null or ${distrito_id}::int is null or a.distrito_id = ${distrito_id}::int)`;

const deQue = sql`coalesce(a.grupo, a.id::text)`;

const zPagina = z.object({ total: z.number(), items: zAvisos.shape.items });

type Pagina = { page: number; limit: number; sin_leer: boolean };

const soloSinLeer = (alcance: AlcanceDeAvisos, sin_leer: boolean) =>
  sin_leer ? sql`${suyos(alcance)} and a.leido_en is null` : suyos(alcance);

/** Of a line. Those of one thing are one, whose newest stands for the others. */
const linea = sql`json_build_object('id', p.id, 'evento', p.evento, 'titulo', p.titulo, 'detalle', p.detalle, 'enlace', p.enlace,
  'creado_en', p.creado_en, 'leido', p.sin_leer = 0, 'mas', p.cuantos - 1)`;

export const findAvisos = async (
  db: Db,
  alcance: AlcanceDeAvisos,
  { page, limit, sin_leer }: Pagina,
): Promise<z.output<typeof zPagina>> => {
  const [leidos] = await leerFilas(
    db,
    zPagina,
    sql`
    with lineas as (
      select max(a.id) as id, count(*)::int as cuantos, count(*) filter (where a.leido_en is null)::int as sin_leer
      from avisos a where ${soloSinLeer(alcance, sin_leer)} group by ${deQue})
    select (select count(*)::int from lineas) as total,
      (select coalesce(json_agg(${linea} order by p.id desc), '[]')
        from (select a.*, l.cuantos, l.sin_leer from lineas l join avisos a on a.id = l.id order by l.id desc
          limit ${limit} offset ${(page - 1) * limit}) p) as items`,
  );
  return leidos ?? { total: 0, items: [] };
};

/** Those of the same thing that came before it; undefined when it is not theirs. */
export const findAnteriores = async (
  db: Db,
  alcance: AlcanceDeAvisos,
  id: number,
  { page, limit, sin_leer }: Pagina,
): Promise<z.output<typeof zPagina> | undefined> => {
  const [leidos] = await leerFilas(
    db,
    zPagina,
    sql`
    with este as (select a.grupo from avisos a where a.id = ${id} and ${suyos(alcance)}),
      anteriores as (
        select a.*, 1 as cuantos, (a.leido_en is null)::int as sin_leer from avisos a join este on este.grupo = a.grupo
        where a.id < ${id} and ${soloSinLeer(alcance, sin_leer)})
    select (select count(*)::int from anteriores) as total,
      (select coalesce(json_agg(${linea} order by p.id desc), '[]') from (select * from anteriores order by id desc
        limit ${limit} offset ${(page - 1) * limit}) p) as items
    from este`,
  );
  return leidos;
};

const zCuenta = z.object({ sin_leer: z.number() });
/** More than these are not counted: nobody reads the figure. */
const HASTA = 100;

export const countSinLeer = async (db: Db, alcance: AlcanceDeAvisos): Promise<number> => {
  const [cuenta] = await leerFilas(
    db,
    zCuenta,
    sql`select count(*)::int as sin_leer from (select distinct ${deQue} from avisos a where ${suyos(alcance)} and a.leido_en is null limit ${HASTA}) u`,
  );
  return cuenta?.sin_leer ?? 0;
};

type Leido = { id: number; con_anteriores: boolean; ahora: Date };

/** Answers whether it is theirs. */
export const updateLeido = async (
  db: Db,
  alcance: AlcanceDeAvisos,
  { id, con_anteriores, ahora }: Leido,
): Promise<boolean> => {
  const anteriores = sql`(a.id < ${id} and a.grupo = (select b.grupo from avisos b where b.id = ${id}))`;
  const { rows } = await sql<{ id: number }>`
    update avisos a set leido_en = coalesce(a.leido_en, ${ahora}::timestamptz)
    where (a.id = ${id} or ${con_anteriores ? anteriores : sql`false`}) and ${suyos(alcance)} returning a.id`.execute(
    db,
  );
  return rows.some((fila) => fila.id === id);
};

export const updateLeidosHasta = async (
  db: Db,
  alcance: AlcanceDeAvisos,
  hasta: number,
  ahora: Date,
): Promise<void> => {
  await sql`update avisos a set leido_en = ${ahora} where a.id <= ${hasta} and a.leido_en is null and ${suyos(alcance)}`.execute(
    db,
  );
};

export const deleteAvisosDelPortal = async (db: Db, antes: Date): Promise<void> => {
  await db.deleteFrom('avisos').where('canal', '=', 'portal').where('creado_en', '<', antes).execute();
};
