import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import type { CodigoFechado } from './plan-de-cuentas.ts';

const zCodigo = z.object({ cuenta: z.string(), codigo: z.string(), nombre: z.string(), vigente_desde: z.string() });

/** In the order in which they were given. */
export const findCodigosDeCuentas = (db: Db): Promise<CodigoFechado[]> =>
  leerFilas(
    db,
    zCodigo,
    sql`select cuenta, codigo, nombre, to_char(vigente_desde, 'YYYY-MM-DD') as vigente_desde from codigos_de_cuentas order by id`,
  );

/** Whoever gives codes waits for whoever is giving one. */
export const lockCodigosDeCuentas = (db: Db) =>
  sql`select pg_advisory_xact_lock(hashtext('codigos de cuentas'))`.execute(db);

export const insertCodigoDeCuenta = async (
  db: Db,
  codigo: CodigoFechado & { quien: string; anotado_en: Date },
): Promise<number> => {
  const { id } = await db.insertInto('codigos_de_cuentas').values(codigo).returning('id').executeTakeFirstOrThrow();
  return id;
};

const zCuentaDelLibro = z.object({ cuenta: z.string(), medio: z.string().nullable(), banco: z.string().nullable() });

export const findCuentasConMovimientos = (db: Db) =>
  leerFilas(
    db,
    zCuentaDelLibro,
    sql`select distinct cuenta, medio, banco from sumas_del_libro order by cuenta, medio nulls first, banco nulls first`,
  );

const zUltimo = z.object({ id: z.number(), quien: z.string(), anotado_en: z.date() });
export const findUltimoCodigo = async (db: Db, cuenta: string) =>
  (
    await leerFilas(
      db,
      zUltimo,
      sql`select id, quien, anotado_en from codigos_de_cuentas where cuenta = ${cuenta} order by id desc limit 1`,
    )
  )[0];
