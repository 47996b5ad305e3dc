import type { Fecha } from '@colega/domain/fechas';
import type { Db } from '../../../db/conectar.ts';

export type ArancelPorGuardar = {
  nombre: string;
  vigente_desde: Fecha;
  base_id: number;
  contenido: unknown;
  creado_por: number;
  creado_en: Date;
};

export const insertPreparacion = async (db: Db, { contenido, ...nueva }: ArancelPorGuardar): Promise<number> => {
  const { id } = await db
    .insertInto('aranceles_en_preparacion')
    .values({
      ...nueva,
      contenido: JSON.stringify(contenido),
      tocado_por: nueva.creado_por,
      tocado_en: nueva.creado_en,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const findPreparacion = (db: Db, id: number) =>
  db.selectFrom('aranceles_en_preparacion').selectAll().where('id', '=', id).executeTakeFirst();
