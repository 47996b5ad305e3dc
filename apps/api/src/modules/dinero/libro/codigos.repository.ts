import type { Fecha } from '@colega/domain/fechas';
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

const zEnLoCerrado = z.object({ dias: z.number(), meses: z.number(), hasta: z.string().nullable() });
/** `sin`: circuits that have an account of their own there, and are not of these. `antes_de`: another code of theirs begins then. */
type DeLoCerrado = {
  /** Each until a day: there it has another code. */
  cuentas: readonly { clave: string; antes_de: Fecha | null }[];
  circuito: string | null;
  /** Each from a day on: there it is in an account of its own. */
  sin: readonly { circuito: string; desde: Fecha }[];
  desde: Fecha;
};

/** How many days of those accounts that are closed, and of how many months, from a day on. */
export const findEnLoCerrado = async (db: Db, { cuentas, circuito, sin, desde }: DeLoCerrado) =>
  (
    await leerFilas(
      db,
      zEnLoCerrado,
      sql`select count(distinct dia)::int as dias, count(distinct date_trunc('month', dia))::int as meses, to_char(max(dia), 'YYYY-MM-DD') as hasta
        from sumas_del_libro
        join jsonb_to_recordset(${JSON.stringify(cuentas)}::jsonb) as t(clave text, antes_de date) on t.clave = concat_ws('.', cuenta, medio, banco)
        where dia >= ${desde}::date and dia <= (select max(dia) from cierres) and (t.antes_de is null or dia < t.antes_de)
          and (debe <> 0 or haber <> 0)
          and (${circuito}::text is null or circuito = ${circuito}::text)
          and not exists (select from jsonb_to_recordset(${JSON.stringify(sin)}::jsonb) as u(circuito text, desde date)
            where u.circuito = sumas_del_libro.circuito and sumas_del_libro.dia >= u.desde)`,
    )
  )[0] ?? { dias: 0, meses: 0, hasta: null };

const zUltimo = z.object({ id: z.number(), quien: z.string(), anotado_en: z.date() });
export const findUltimoCodigo = async (db: Db, cuenta: string) =>
  (
    await leerFilas(
      db,
      zUltimo,
      sql`select id, quien, anotado_en from codigos_de_cuentas where cuenta = ${cuenta} order by id desc limit 1`,
    )
  )[0];
