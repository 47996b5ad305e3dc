import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../../../db/conectar.ts';
import type { BaseDeDatos } from '../../../db/tablas.generadas.ts';

/** Nobody reads older decisions at the top of an account: they are in its audit. */
const DECISIONES_A_LA_VISTA = 3;

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

/** The last ones, with who decided them and why. */
export const findUltimasDecididas = (db: Db, personaId: number) =>
  db
    .selectFrom('bonificaciones as b')
    .leftJoin('creditos as c', 'c.id', 'b.credito_id')
    .select([
      'b.id',
      'b.que',
      'b.motivo',
      'b.pidio',
      'b.decidio',
      'b.decidida_en',
      'b.respuesta',
      'b.importe as pedido',
    ])
    .select('c.importe as dado')
    .where('b.persona_id', '=', personaId)
    .where('b.estado', '<>', 'pedida')
    .orderBy('b.decidida_en', 'desc')
    .orderBy('b.id', 'desc')
    .limit(DECISIONES_A_LA_VISTA)
    .execute();

/** What was left in favour of charges and sanctions of that person, each with its thing. */
export const findDadoDe = (db: Db, personaId: number) =>
  db
    .selectFrom('bonificaciones as b')
    .innerJoin('creditos as c', 'c.id', 'b.credito_id')
    .select(['b.cargo_id', 'b.sancion_id', 'c.id as credito_id', 'c.importe'])
    .where('b.persona_id', '=', personaId)
    .where('b.que', 'is not', null)
    .orderBy('c.id')
    .execute();

export const findPersonaDeQuienPidio = async (db: Db, id: number): Promise<number | undefined> =>
  (
    await db
      .selectFrom('bonificaciones as b')
      .innerJoin('usuarios as u', 'u.id', 'b.pidio_id')
      .select('u.persona_id')
      .where('b.id', '=', id)
      .executeTakeFirst()
  )?.persona_id;

export const insertBonificacionPedida = async (db: Db, nueva: Insertable<Bonificaciones>): Promise<number> =>
  (await db.insertInto('bonificaciones').values(nueva).returning('id').executeTakeFirstOrThrow()).id;

export const updateBonificacion = async (db: Db, id: number, decision: Updateable<Bonificaciones>): Promise<void> => {
  await db.updateTable('bonificaciones').set(decision).where('id', '=', id).execute();
};
