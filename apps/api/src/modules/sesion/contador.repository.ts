import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/conectar.ts';
import { leerFilas } from '../../db/leer-filas.ts';

const VENCIDOS_POR_VEZ = 100;

/** Of the past ones a few at a time, on the way of somebody who did get in. */
export const deleteConVencidas = (db: Db, clave: string) =>
  sql`delete from intentos_de_ingreso where key = any(array(
    select key from intentos_de_ingreso where expire < ${Date.now()} limit ${VENCIDOS_POR_VEZ}) || ${clave}::text)`.execute(
    db,
  );

const zCuenta = z.object({ key: z.string(), points: z.number(), expire: z.number() });
export type Cuenta = z.output<typeof zCuenta>;

/** Those that there are of these keys, in one sentence: every sign-in asks twice. */
export const findCuentas = async (db: Db, claves: readonly string[]): Promise<Map<string, Cuenta>> => {
  const rows = await leerFilas(
    db,
    zCuenta,
    sql`
    select key, points, expire from intentos_de_ingreso where key = any(${claves}::text[]) and expire > ${Date.now()}`,
  );
  return new Map(rows.map((fila) => [fila.key, fila]));
};

export const deleteCuentasDesde = (db: Db, comienzo: string) =>
  sql`delete from intentos_de_ingreso where starts_with(key, ${comienzo})`.execute(db);
