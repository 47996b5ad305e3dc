import type { Insertable } from 'kysely';
import type { Db } from '../../db/conectar.ts';
import type { BaseDeDatos } from '../../db/tablas.generadas.ts';

export const findCausaPorNumero = (db: Db, numero: string) =>
  db.selectFrom('causas').selectAll().where('numero', '=', numero).executeTakeFirst();

export const insertCausa = async (db: Db, causa: Insertable<BaseDeDatos['causas']>): Promise<number> => {
  const { id } = await db.insertInto('causas').values(causa).returning('id').executeTakeFirstOrThrow();
  return id;
};

type Cambio = Pick<BaseDeDatos['causas'], 'descripcion' | 'estado' | 'situacion_clase' | 'situacion_mensaje'> & {
  hoy: string;
};

/** The day of the state moves only when the state does. */
export const updateCausa = async (
  db: Db,
  { id, estado, fecha_estado }: { id: number; estado: string; fecha_estado: string },
  { hoy, ...cambio }: Cambio,
): Promise<number> => {
  const desde = cambio.estado === estado ? fecha_estado : hoy;
  await db
    .updateTable('causas')
    .set({ ...cambio, fecha_estado: desde })
    .where('id', '=', id)
    .execute();
  return id;
};
