import { type EventoDeIntencion, type MedioEnLinea, pasoDe } from '@colega/domain/dinero';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';

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
  'tomada_hasta',
  'reclamada_en',
  'devuelto',
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

/** Those of an order that are asked about and may still bring a payment, the latest first. */
export const findPreguntables = (db: Db, ordenId: number) =>
  deIntenciones(db)
    .where('orden_id', '=', ordenId)
    .where('proxima_consulta', 'is not', null)
    .where('estado', 'not in', ['aprobada', 'reembolsada'])
    .orderBy('id', 'desc')
    .limit(5)
    .execute();

/** All those of an order and method that no payment is known of, however old. */
export const findSinPago = (db: Db, ordenId: number, medio: MedioEnLinea) =>
  deIntenciones(db)
    .where('orden_id', '=', ordenId)
    .where('medio', '=', medio)
    .where('estado', 'not in', ['aprobada', 'reembolsada'])
    .orderBy('id', 'desc')
    .execute();

export const findPorReferencia = (db: Db, medio: MedioEnLinea, referencia: string) =>
  deIntenciones(db).where('medio', '=', medio).where('referencia', '=', referencia).executeTakeFirst();

/** Who opens it, and until when the others wait. */
export type Toma = { quien: string; hasta: Date };

type IntencionNueva = Pick<Intencion, 'orden_id' | 'medio' | 'referencia' | 'importe' | 'vence'> & {
  toma: Toma;
  ahora: Date;
  proxima_consulta: Date;
};

/** Taken by who makes it. Undefined when there is one open already. */
export const insertIntencion = (db: Db, { ahora, toma, ...intencion }: IntencionNueva) =>
  db
    .insertInto('intenciones_pago')
    .values({
      ...intencion,
      estado: 'creando',
      externo: null,
      url: null,
      creada_en: ahora,
      actualizada_en: ahora,
      tomada_por: toma.quien,
      tomada_hasta: toma.hasta,
    })
    // the index is a partial one: a kept plan finds it only by what is written, not by parameters
    .onConflict((oc) =>
      oc.columns(['orden_id', 'medio']).where(sql`estado in ('creando', 'abierta')`.$castTo<boolean>()).doNothing(),
    )
    .returning(COLUMNAS)
    .executeTakeFirst();

/**
 * Takes one whose opening was lost, to ask for it as of today. Undefined while another process has it in hand, or when it is not being
 * opened any more.
 */
export const tomarApertura = (
  db: Db,
  id: number,
  pedido: Pick<Intencion, 'importe' | 'vence'>,
  toma: Toma & { ahora: Date },
) =>
  db
    .updateTable('intenciones_pago')
    .set({ ...pedido, tomada_por: toma.quien, tomada_hasta: toma.hasta })
    .where('id', '=', id)
    .where('estado', '=', 'creando')
    .where((eb) => eb.or([eb('tomada_hasta', 'is', null), eb('tomada_hasta', '<=', toma.ahora)]))
    .returning(COLUMNAS)
    .executeTakeFirst();

/** Nothing came of it: whoever comes next asks again at once. */
export const soltarApertura = async (db: Db, id: number, quien: string): Promise<void> => {
  await db
    .updateTable('intenciones_pago')
    .set({ tomada_por: null, tomada_hasta: null })
    .where('id', '=', id)
    .where('tomada_por', '=', quien)
    .execute();
};

export const lockIntencion = (db: Db, id: number) =>
  deIntenciones(db).where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

type Novedad = Partial<Record<'externo' | 'url' | 'respuesta', string | null>> & {
  ahora: Date;
  proxima_consulta?: Date | null;
};

const cambio = (db: Db, id: number, evento: EventoDeIntencion, { ahora, ...novedad }: Novedad) => {
  const { desde, hacia } = pasoDe(evento);
  return db
    .updateTable('intenciones_pago')
    .set({ ...novedad, estado: hacia, actualizada_en: ahora, tomada_por: null, tomada_hasta: null })
    .where('id', '=', id)
    .where('estado', 'in', desde)
    .returning(COLUMNAS);
};

/** What happened to it, if it can happen in the state that it is in by now. Undefined when it cannot: somebody else was first. */
export const pasar = (db: Db, id: number, evento: EventoDeIntencion, novedad: Novedad) =>
  cambio(db, id, evento, novedad).executeTakeFirst();

/** The same of who asked for its page, while it is in their hands. */
export const pasarDe = (db: Db, id: number, quien: string, evento: EventoDeIntencion, novedad: Novedad) =>
  cambio(db, id, evento, novedad).where('tomada_por', '=', quien).executeTakeFirst();

/** What its provider said, that changes nothing of its state. */
export const anotarRespuesta = (db: Db, id: number, { ahora, ...novedad }: Novedad) =>
  db
    .updateTable('intenciones_pago')
    .set({ ...novedad, actualizada_en: ahora })
    .where('id', '=', id)
    .execute();

/** How much its provider said by now that it gave back. */
export const anotarDevuelto = (db: Db, id: number, devuelto: string) =>
  db.updateTable('intenciones_pago').set({ devuelto }).where('id', '=', id).execute();

/**
 * There is a reason to ask (a notice, a listed collection, somebody who waits): the sweep does as soon as it passes, and for a while as
 * often as about one just made, also about one that was not asked any more.
 */
export const reclamar = async (db: Db, ids: readonly number[], ahora: Date): Promise<void> => {
  if (ids.length === 0) return;
  await db
    .updateTable('intenciones_pago')
    .set((eb) => ({ proxima_consulta: eb.fn('least', ['proxima_consulta', eb.val(ahora)]), reclamada_en: ahora }))
    .where('id', 'in', ids)
    .where('estado', '<>', 'reembolsada')
    .execute();
};

/** Every payment that is open is asked about now. */
export const adelantarTodas = async (db: Db, ahora: Date): Promise<void> => {
  await db
    .updateTable('intenciones_pago')
    .set({ proxima_consulta: ahora })
    .where('proxima_consulta', '>', ahora)
    .where('estado', 'not in', ['aprobada', 'reembolsada'])
    .execute();
};

/**
 * Nobody is asked about later than in an hour, or in a day when it was paid: a time past that was written by a clock that ran ahead
 * (S-363).
 */
const LO_MAS_LEJANO_MS = { abierta: 2 * 3_600_000, aprobada: 48 * 3_600_000 };

const zConId = z.object({ id: z.number() });

/**
 * Takes those whose time to be asked about has come, so that no other sweep takes them: until `hasta` if this one dies. What was paid, and
 * is only looked at again, comes after the rest.
 */
export const tomarPorConsultar = async (db: Db, ahora: Date, hasta: Date, limite: number): Promise<number[]> => {
  const lejos = (ms: number): Date => new Date(ahora.getTime() + ms);
  const rows = await leerFilas(
    db,
    zConId,
    sql`
    update intenciones_pago set proxima_consulta = ${hasta}
    where id in (select id from intenciones_pago where proxima_consulta <= ${ahora}
        or (estado <> 'aprobada' and proxima_consulta > ${lejos(LO_MAS_LEJANO_MS.abierta)})
        or proxima_consulta > ${lejos(LO_MAS_LEJANO_MS.aprobada)}
      order by estado = 'aprobada', proxima_consulta limit ${limite} for update skip locked)
    returning id`,
  );
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
