import type { Db } from '../../db/conectar.ts';

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
    .values({ ...nueva, content_type: 'image/jpeg' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const findMediasPropias = (db: Db, ids: readonly number[], personaId: number) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('media_objects')
        .select(['id', 'clave', 'nombre'])
        .where('id', 'in', [...ids])
        .where('persona_id', '=', personaId)
        .execute();
