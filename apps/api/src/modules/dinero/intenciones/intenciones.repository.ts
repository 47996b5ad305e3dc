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

export const findAbierta = (db: Db, ordenId: number, medio: MedioEnLinea) =>
  deIntenciones(db)
    .where('orden_id', '=', ordenId)
    .where('medio', '=', medio)
    .where('estado', 'in', ['creando', 'abierta'])
    .executeTakeFirst();

export const findPreguntables = (db: Db, ordenId: number) =>
  deIntenciones(db)
    .where('orden_id', '=', ordenId)
    .where('proxima_consulta', 'is not', null)
    .where('estado', 'not in', ['aprobada', 'reembolsada'])
    .orderBy('id', 'desc')
    .limit(5)
    .execute();

export const findSinPago = (db: Db, ordenId: number, medio: MedioEnLinea) =>
  deIntenciones(db)
    .where('orden_id', '=', ordenId)
    .where('medio', '=', medio)
    .where('estado', 'not in', ['aprobada', 'reembolsada'])
    .orderBy('id', 'desc')
    .execute();

export const findPorReferencia = (db: Db, medio: MedioEnLinea, referencia: string) =>
  deIntenciones(db).where('medio', '=', medio).where('referencia', '=', referencia).executeTakeFirst();

export type Toma = { quien: string; hasta: Date };

type IntencionNueva = Pick<Intencion, 'orden_id' | 'medio' | 'referencia' | 'importe' | 'vence'> & {
  toma: Toma;
  ahora: Date;
  proxima_consulta: Date;
};

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
    // The index is partial: a kept plan finds it only by literals, not by parameters.
    .onConflict((oc) =>
      oc.columns(['orden_id', 'medio']).where(sql`estado in ('creando', 'abierta')`.$castTo<boolean>()).doNothing(),
    )
    .returning(COLUMNAS)
    .executeTakeFirst();

/** Takes one whose opening was lost, as of today. Undefined while another process has it, or once it is not being opened. */
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

/** Applies an event that its present state allows. Undefined when it does not: somebody else was first. */
export const pasar = (db: Db, id: number, evento: EventoDeIntencion, novedad: Novedad) =>
  cambio(db, id, evento, novedad).executeTakeFirst();

export const pasarDe = (db: Db, id: number, quien: string, evento: EventoDeIntencion, novedad: Novedad) =>
  cambio(db, id, evento, novedad).where('tomada_por', '=', quien).executeTakeFirst();

export const anotarRespuesta = (db: Db, id: number, { ahora, ...novedad }: Novedad) =>
  db
    .updateTable('intenciones_pago')
    .set({ ...novedad, actualizada_en: ahora })
    .where('id', '=', id)
    .execute();

export const anotarDevuelto = (db: Db, id: number, devuelto: string) =>
  db.updateTable('intenciones_pago').set({ devuelto }).where('id', '=', id).execute();

/**
 * Several are held by their id, before any is changed: of two who change some of the same ones at once, the second waits
 * for the first. Each in an order of its own would wait for the other for ever.
 */
const enOrden = (db: Db) => db.selectFrom('intenciones_pago').select('id').orderBy('id').forUpdate();

/** The next sweep asks, and for a while as often as about a new one, even if it had stopped asking. */
export const reclamar = async (db: Db, ids: readonly number[], ahora: Date): Promise<void> => {
  if (ids.length === 0) return;
  await db
    .updateTable('intenciones_pago')
    .set((eb) => ({ proxima_consulta: eb.fn('least', ['proxima_consulta', eb.val(ahora)]), reclamada_en: ahora }))
    .where('id', 'in', enOrden(db).where('id', 'in', ids).where('estado', '<>', 'reembolsada'))
    .execute();
};

export const adelantarTodas = async (db: Db, ahora: Date): Promise<void> => {
  await db
    .updateTable('intenciones_pago')
    .set({ proxima_consulta: ahora })
    .where(
      'id',
      'in',
      enOrden(db).where('proxima_consulta', '>', ahora).where('estado', 'not in', ['aprobada', 'reembolsada']),
    )
    .execute();
};

/** No question is due in more than an hour, or a day once paid: a later time was written by a clock that ran ahead (S-363). */
const LO_MAS_LEJANO_MS = { abierta: 2 * 3_600_000, aprobada: 48 * 3_600_000 };

const zConId = z.object({ id: z.number() });

/** No other sweep takes them: until `hasta` if this process dies. Paid ones, which are only checked again, come last. */
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

export const findPagador = (db: Db, personaId: number) =>
  db
    .selectFrom('personas')
    .select(['apellido', 'nombre', 'cuit', 'email'])
    .where('id', '=', personaId)
    .executeTakeFirstOrThrow();
