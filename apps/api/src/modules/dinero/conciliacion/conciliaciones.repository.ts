import { DIAS_A_CONCILIAR } from '@colega/contract/dinero';
import type { Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../../db/conectar.ts';
import type { BaseDeDatos } from '../../../db/tablas.generadas.ts';

type Tabla = BaseDeDatos['conciliaciones'];

/** Of two who ask at once, the second finds what the first wrote. */
export const lockConciliaciones = (trx: Db) =>
  sql`select pg_advisory_xact_lock(hashtext('conciliaciones'))`.execute(trx);

/** The one that waits: that which runs has read already. */
export const findEnCola = (db: Db) =>
  db.selectFrom('conciliaciones').selectAll().where('estado', '=', 'en_cola').executeTakeFirst();

export const findConciliacion = (db: Db, id: number) =>
  db.selectFrom('conciliaciones').selectAll().where('id', '=', id).executeTakeFirst();

export const findUltimas = (db: Db, { limit, offset }: { limit: number; offset: number }) =>
  db.selectFrom('conciliaciones').selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();

export const countConciliaciones = async (db: Db): Promise<number> =>
  (
    await db
      .selectFrom('conciliaciones')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total;

export const insertConciliacion = (trx: Db, pedida: { pedida_en: Date; quien: string | null; dias: number }) =>
  trx.insertInto('conciliaciones').values(pedida).returningAll().executeTakeFirstOrThrow();

export const updateConciliacion = (
  db: Db,
  id: number,
  cambio: Pick<Updateable<Tabla>, 'estado' | 'terminada_en' | 'diferencias' | 'por_revisar'>,
) => db.updateTable('conciliaciones').set(cambio).where('id', '=', id).where('estado', '<>', 'lista').execute();

/** One runs at a time: another that says so died with its process. */
export const updateComoCorriendo = async (trx: Db, id: number, terminada_en: Date): Promise<void> => {
  await trx
    .updateTable('conciliaciones')
    .set({ estado: 'fallida', terminada_en })
    .where('estado', '=', 'corriendo')
    .where('id', '<>', id)
    .execute();
  await updateConciliacion(trx, id, { estado: 'corriendo', terminada_en: null });
};

/** What the last one that ended before that one found, of those that asked as much as the one of each night. */
export const findHallazgosDeAntes = async (db: Db, id: number) =>
  (
    await db
      .selectFrom('conciliaciones')
      .select('diferencias')
      .where('estado', '=', 'lista')
      .where('dias', '>=', DIAS_A_CONCILIAR.porDefecto)
      .where('id', '<', id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.diferencias ?? [];
