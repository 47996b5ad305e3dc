import type { Insertable } from 'kysely';
import type { Db } from '../../db/conectar.ts';
import type { BaseDeDatos } from '../../db/tablas.generadas.ts';

/** Of that person and that kind alone, whatever number is asked for. */
export const findImagen = async (
  db: Db,
  { id, persona_id, tipo }: { id: number; persona_id: number; tipo: 'foto' | 'firma' },
): Promise<Buffer | null> => {
  const fila = await db
    .selectFrom('imagenes_de_personas')
    .select('png')
    .where('id', '=', id)
    .where('persona_id', '=', persona_id)
    .where('tipo', '=', tipo)
    .executeTakeFirst();
  return fila?.png ?? null;
};

export const insertImagen = async (
  db: Db,
  imagen: Insertable<BaseDeDatos['imagenes_de_personas']>,
): Promise<number> => {
  const { id } = await db.insertInto('imagenes_de_personas').values(imagen).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const updateImagen = async (
  db: Db,
  persona_id: number,
  columna: 'imagen_perfil' | 'firma',
  nombre: string | null,
): Promise<string | null> => {
  const antes = await db.selectFrom('personas').select(columna).where('id', '=', persona_id).executeTakeFirstOrThrow();
  await db
    .updateTable('personas')
    .set({ [columna]: nombre })
    .where('id', '=', persona_id)
    .execute();
  return antes[columna] ?? null;
};
