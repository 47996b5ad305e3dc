import { FOTOS } from '@colega/domain/certificados';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/conectar.ts';
import { leerFilas } from '../../db/leer-filas.ts';
import { CERROJO_DE_IMAGENES } from './retener-imagenes.ts';

export type MediaNueva = {
  persona_id: number;
  clave: string;
  nombre: string;
  bytes: number;
  ancho: number;
  alto: number;
  creado_en: Date;
};

export const insertMedia = async (db: Db, nueva: MediaNueva): Promise<number> => {
  const { id } = await db
    .insertInto('media_objects')
    .values({ ...nueva, visto_en: nueva.creado_en, content_type: 'image/jpeg' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const countMedias = async (db: Db): Promise<number> => {
  const { cuantas } = await db
    .selectFrom('media_objects')
    .select(({ fn }) => fn.countAll<number>().as('cuantas'))
    .executeTakeFirstOrThrow();
  return cuantas;
};

export const findMediasPropias = (db: Db, ids: readonly number[], personaId: number) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('media_objects')
        .select(['id', 'clave', 'nombre', 'visto_en'])
        .where('id', 'in', [...ids])
        .where('persona_id', '=', personaId)
        .execute();

export const updateMediasVistas = (db: Db, ids: readonly number[], personaId: number, visto_en: Date) =>
  db
    .updateTable('media_objects')
    .set({ visto_en })
    .where('id', 'in', [...ids])
    .where('persona_id', '=', personaId)
    .returning('id')
    .execute();

const DATOS_CON_FOTOS = sql`
  select datos from certificados where type = 'anexa_in_situ'
  union all
  select datos from versiones_de_certificados`;

type Tanda = { antes: Date; despuesDe: number; limite: number };

const zConId = z.object({ id: z.number() });

export const findMediasSinCertificado = async (db: Db, { antes, despuesDe, limite }: Tanda) => {
  const campos = FOTOS.map(({ ruta }) => sql`datos ->> ${ruta}`);
  const rows = await leerFilas(
    db,
    zConId,
    sql`
    with impresas as (select foto from (${DATOS_CON_FOTOS}) as impresos, unnest(array[${sql.join(campos)}]) as foto)
    select m.id from media_objects m
    where m.visto_en < ${antes} and m.id > ${despuesDe} and not exists (select from impresas where foto = m.id::text)
    order by m.id limit ${limite}`,
  );
  return rows;
};

/** Returns nothing when somebody asked for it meanwhile or a certificate took it: both write it on the row. */
export const deleteMediaVistaAntes = (db: Db, id: number, antes: Date) =>
  db
    .deleteFrom('media_objects')
    .where('id', '=', id)
    .where('visto_en', '<', antes)
    .returning('clave')
    .executeTakeFirst();

const zConLibre = z.object({ libre: z.boolean() });

/** Whether they may be removed in this transaction; whoever wants to retain them waits for its end. */
export const puedenQuitarse = async (trx: Db): Promise<boolean> => {
  const consulta = sql`select pg_try_advisory_xact_lock(${CERROJO_DE_IMAGENES}) as libre`;
  const [fila] = await leerFilas(trx, zConLibre, consulta);
  return fila?.libre ?? false;
};
