import type { BorradorPorGuardar } from '@colega/contract/borradores';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/conectar.ts';
import { leerFilas } from '../../db/leer-filas.ts';

const DE_LISTA = [
  ...(['id', 'version', 'nombre', 'que', 'detalle', 'paso', 'falta', 'enlace', 'dispositivo'] as const),
  ...(['creado_en', 'actualizado_en'] as const),
] as const;

export const findBorradores = (db: Db, persona_id: number) =>
  db
    .selectFrom('borradores')
    .select([...DE_LISTA])
    .where('persona_id', '=', persona_id)
    .orderBy('actualizado_en', 'desc')
    .orderBy('id')
    .execute();

/** With how many there are. */
export const findUltimo = (db: Db, persona_id: number) =>
  db
    .selectFrom('borradores')
    .select(({ fn }) => [
      ...(['id', 'que', 'detalle', 'falta', 'enlace'] as const),
      fn.countAll<number>().over().as('total'),
    ])
    .where('persona_id', '=', persona_id)
    .orderBy('actualizado_en', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

export const findBorrador = (db: Db, persona_id: number, id: string) =>
  db
    .selectFrom('borradores')
    .select([...DE_LISTA, 'formulario', 'valores'])
    .where('persona_id', '=', persona_id)
    .where('id', '=', id)
    .executeTakeFirst();

const zEnEspera = z.object({ id: z.string(), persona_id: z.number(), version: z.number(), igual: z.boolean() });

/** Whoever's it is; `igual` says whether it already is this one. */
export const lockBorrador = async (
  db: Db,
  id: string,
  { valores, formulario, detalle, paso, falta }: BorradorPorGuardar,
) =>
  (
    await leerFilas(
      db,
      zEnEspera,
      sql`select id, persona_id, version, valores = ${valores} and formulario = ${formulario} and detalle = ${detalle}
          and paso = ${paso} and falta = ${falta}::text[] as igual
        from borradores where id = ${id} for update`,
    )
  )[0];

type Guardado = { id: string; persona_id: number; borrador: BorradorPorGuardar; dispositivo: string; ahora: Date };

const DEVUELTAS = ['id', 'version', 'actualizado_en'] as const;

/** Undefined when the person has as many as there may be. */
export const insertBorrador = async (
  db: Db,
  { id, persona_id, borrador, dispositivo, ahora }: Guardado,
  maximo: number,
): Promise<boolean> => {
  const { cuantos } = await db
    .selectFrom('borradores')
    .select(({ fn }) => fn.countAll<number>().as('cuantos'))
    .where('persona_id', '=', persona_id)
    .executeTakeFirstOrThrow();
  if (cuantos >= maximo) return false;
  await db
    .insertInto('borradores')
    .values({ id, persona_id, ...borrador, dispositivo, creado_en: ahora, actualizado_en: ahora })
    .execute();
  return true;
};

export const updateBorrador = (db: Db, { id, borrador, dispositivo, ahora }: Guardado) =>
  db
    .updateTable('borradores')
    .set({ ...borrador, dispositivo, version: sql`version + 1`, avisado: 0, actualizado_en: ahora })
    .where('id', '=', id)
    .execute();

export const findGuardado = (db: Db, id: string) =>
  db
    .selectFrom('borradores')
    .select([...DEVUELTAS])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

type PorQuitar = { id: string; persona_id: number; version: number | null };

/** Whichever it is, without a version. */
export const deleteBorrador = async (db: Db, { id, persona_id, version }: PorQuitar): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('borradores')
    .where('persona_id', '=', persona_id)
    .where('id', '=', id)
    .$if(version !== null, (consulta) => consulta.where('version', '=', version))
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
