import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../../../db/conectar.ts';
import type { BaseDeDatos } from '../../../db/tablas.generadas.ts';

type Bonificaciones = BaseDeDatos['bonificaciones'];
const COLUMNAS = [
  ...(['id', 'persona_id', 'cargo_id', 'sancion_id', 'que', 'entera', 'importe', 'motivo', 'estado'] as const),
  ...(['pidio_id', 'pidio', 'pedida_en'] as const),
] as const;
export type BonificacionLeida = NonNullable<Awaited<ReturnType<typeof findBonificacion>>>;

export const findBonificacion = (db: Db, id: number) =>
  db.selectFrom('bonificaciones').select(COLUMNAS).where('id', '=', id).executeTakeFirst();

/** What waits for another person, of that charge or sanction. */
export const findBonificacionPedidaDe = (db: Db, { de, id }: { de: 'cargo' | 'sancion'; id: number }) =>
  db
    .selectFrom('bonificaciones')
    .select('id')
    .where(de === 'cargo' ? 'cargo_id' : 'sancion_id', '=', id)
    .where('estado', '=', 'pedida')
    .executeTakeFirst();

/** Two never decide the same one. */
export const lockBonificacion = (db: Db, id: number) =>
  db.selectFrom('bonificaciones').select(COLUMNAS).where('id', '=', id).forUpdate().executeTakeFirst();

export const findBonificacionesPedidas = (db: Db, personaId: number): Promise<BonificacionLeida[]> =>
  db
    .selectFrom('bonificaciones')
    .select(COLUMNAS)
    .where('persona_id', '=', personaId)
    .where('estado', '=', 'pedida')
    .orderBy('id')
    .execute();

export const insertBonificacionPedida = async (db: Db, nueva: Insertable<Bonificaciones>): Promise<number> =>
  (await db.insertInto('bonificaciones').values(nueva).returning('id').executeTakeFirstOrThrow()).id;

export const updateBonificacion = async (db: Db, id: number, decision: Updateable<Bonificaciones>): Promise<void> => {
  await db.updateTable('bonificaciones').set(decision).where('id', '=', id).execute();
};
