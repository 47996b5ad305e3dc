import type { MedioEnLinea } from '@colega/domain/cupones';
import type { EstadoDeIntencion } from '@colega/domain/pagos';
import { sql } from 'kysely';
import type { Db } from '../../../db/conectar.ts';

const COLUMNAS = [
  'id',
  'orden_id',
  'medio',
  'referencia',
  'externo',
  'url',
  'importe',
  'vence',
  'estado',
  'creada_en',
] as const;

const deIntenciones = (db: Db) => db.selectFrom('intenciones_pago').select(COLUMNAS);
export type Intencion = Awaited<ReturnType<ReturnType<typeof deIntenciones>['executeTakeFirstOrThrow']>>;

/** The one that is open for an order and method. */
export const findAbierta = (db: Db, ordenId: number, medio: MedioEnLinea) =>
  deIntenciones(db)
    .where('orden_id', '=', ordenId)
    .where('medio', '=', medio)
    .where('estado', 'in', ['creando', 'abierta'])
    .executeTakeFirst();

/** Those of an order that may still bring a payment, the latest first. */
export const findPreguntables = (db: Db, ordenId: number) =>
  deIntenciones(db)
    .where('orden_id', '=', ordenId)
    .where('proxima_consulta', 'is not', null)
    .orderBy('id', 'desc')
    .limit(5)
    .execute();

export const findPorReferencia = (db: Db, medio: MedioEnLinea, referencia: string) =>
  deIntenciones(db).where('medio', '=', medio).where('referencia', '=', referencia).executeTakeFirst();

type IntencionNueva = Pick<Intencion, 'orden_id' | 'medio' | 'referencia' | 'importe' | 'vence'> & {
  ahora: Date;
  proxima_consulta: Date;
};

/** Undefined when there is one open already. */
export const insertIntencion = (db: Db, { ahora, ...intencion }: IntencionNueva) =>
  db
    .insertInto('intenciones_pago')
    .values({ ...intencion, estado: 'creando', externo: null, url: null, creada_en: ahora, actualizada_en: ahora })
    // the index is a partial one: a kept plan finds it only by what is written, not by parameters
    .onConflict((oc) =>
      oc.columns(['orden_id', 'medio']).where(sql<boolean>`estado in ('creando', 'abierta')`).doNothing(),
    )
    .returning(COLUMNAS)
    .executeTakeFirst();

/** Of one whose opening was lost, asked for again as of today. */
export const updatePedido = (db: Db, id: number, pedido: Pick<Intencion, 'importe' | 'vence'>) =>
  db
    .updateTable('intenciones_pago')
    .set(pedido)
    .where('id', '=', id)
    .where('estado', '=', 'creando')
    .returning(COLUMNAS)
    .executeTakeFirst();

/** Undefined when it is not being opened any more: another call opened it first. */
export const marcarAbierta = (db: Db, id: number, apertura: { externo: string; url: string }, ahora: Date) =>
  db
    .updateTable('intenciones_pago')
    .set({ ...apertura, estado: 'abierta', actualizada_en: ahora })
    .where('id', '=', id)
    .where('estado', '=', 'creando')
    .returning(COLUMNAS)
    .executeTakeFirst();

export const lockIntencion = (db: Db, id: number) =>
  deIntenciones(db).select('proxima_consulta').where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

type Novedad = { estado: EstadoDeIntencion; proxima_consulta: Date | null; ahora: Date; respuesta?: string | null };

export const updateIntencion = (db: Db, id: number, { ahora, ...novedad }: Novedad) =>
  db
    .updateTable('intenciones_pago')
    .set({ ...novedad, actualizada_en: ahora })
    .where('id', '=', id)
    .execute();

/** To be asked about as soon as the sweep passes. */
export const adelantarConsulta = (db: Db, id: number, ahora: Date) =>
  db
    .updateTable('intenciones_pago')
    .set((eb) => ({ proxima_consulta: eb.fn('least', ['proxima_consulta', eb.val(ahora)]) }))
    .where('id', '=', id)
    .where('proxima_consulta', 'is not', null)
    .execute();

/** Nobody is asked about later than in an hour: a time past this one was written by a clock that ran ahead. */
const LO_MAS_LEJANO_MS = 2 * 3_600_000; // S-363

/** Takes those whose time to be asked about has come, so that no other sweep takes them: until `hasta` if this one dies. */
export const tomarPorConsultar = async (db: Db, ahora: Date, hasta: Date, limite: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    update intenciones_pago set proxima_consulta = ${hasta}
    where id in (select id from intenciones_pago where proxima_consulta <= ${ahora}
        or proxima_consulta > ${new Date(ahora.getTime() + LO_MAS_LEJANO_MS)}
      order by proxima_consulta limit ${limite} for update skip locked)
    returning id`.execute(db);
  return rows.map(({ id }) => id);
};

export const findIntencion = (db: Db, id: number) => deIntenciones(db).where('id', '=', id).executeTakeFirst();

/** Who pays, as the provider has to know it. */
export const findPagador = (db: Db, personaId: number) =>
  db
    .selectFrom('personas')
    .select(['apellido', 'nombre', 'cuit', 'email'])
    .where('id', '=', personaId)
    .executeTakeFirstOrThrow();
