import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/conectar.ts';
import { leerFilas } from '../../db/leer-filas.ts';

const VENCIDOS_POR_VEZ = 100;

/** Deletes expired ones a few at a time, while somebody signs in. */
export const deleteConVencidas = (db: Db, clave: string) =>
  sql`delete from intentos_de_ingreso where key = any(array(
    select key from intentos_de_ingreso where expire < ${Date.now()} limit ${VENCIDOS_POR_VEZ}) || ${clave}::text)`.execute(
    db,
  );

const zCuenta = z.object({ key: z.string(), points: z.number(), expire: z.number() });
export type Cuenta = z.output<typeof zCuenta>;

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
