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

const zPagina = z.object({ total: z.number(), items: zAvisos.shape.items });

type Pagina = { page: number; limit: number; sin_leer: boolean };

export const findAvisos = async (
  db: Db,
  alcance: AlcanceDeAvisos,
  { page, limit, sin_leer }: Pagina,
): Promise<z.output<typeof zPagina>> => {
  const donde = sin_leer ? sql`${suyos(alcance)} and a.leido_en is null` : suyos(alcance);
  const [leidos] = await leerFilas(
    db,
    zPagina,
    sql`
    select (select count(*)::int from avisos a where ${donde}) as total,
      (select coalesce(json_agg(json_build_object('id', p.id, 'evento', p.evento, 'titulo', p.titulo, 'detalle', p.detalle,
          'enlace', p.enlace, 'creado_en', p.creado_en, 'leido', p.leido_en is not null) order by p.id desc), '[]')
        from (select * from avisos a where ${donde} order by a.id desc
          limit ${limit} offset ${(page - 1) * limit}) p) as items`,
  );
  return leidos ?? { total: 0, items: [] };
};

const zCuenta = z.object({ sin_leer: z.number() });
/** More than these are not counted: nobody reads the figure. */
const HASTA = 100;

export const countSinLeer = async (db: Db, alcance: AlcanceDeAvisos): Promise<number> => {
  const [cuenta] = await leerFilas(
    db,
    zCuenta,
    sql`select count(*)::int as sin_leer from (select from avisos a where ${suyos(alcance)} and a.leido_en is null limit ${HASTA}) u`,
  );
  return cuenta?.sin_leer ?? 0;
};

/** Answers whether it is theirs. */
export const updateLeido = async (db: Db, alcance: AlcanceDeAvisos, id: number, ahora: Date): Promise<boolean> => {
  const { rows } = await sql`
    update avisos a set leido_en = coalesce(a.leido_en, ${ahora}::timestamptz) where a.id = ${id} and ${suyos(alcance)}
    returning a.id`.execute(db);
  return rows.length > 0;
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
