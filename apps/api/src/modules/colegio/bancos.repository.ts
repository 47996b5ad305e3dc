import { type Insertable, sql, type Updateable } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/conectar.ts';
import { leerFilas } from '../../db/leer-filas.ts';
import { lockCerrojo } from '../../db/lock-cerrojo.ts';
import type { BaseDeDatos } from '../../db/tablas.generadas.ts';

const CERROJO = 7_410_487;
/** Of all the banks, one act at a time: no two take one name, and two never leave the college without any. */
export const lockBancos = (db: Db): Promise<void> => lockCerrojo(db, CERROJO);

export const findBancos = (db: Db) => db.selectFrom('bancos').selectAll().orderBy('id').execute();

export const insertBanco = async (db: Db, banco: Insertable<BaseDeDatos['bancos']>): Promise<number> =>
  (await db.insertInto('bancos').values(banco).returning('id').executeTakeFirstOrThrow()).id;

export const updateBanco = (db: Db, id: number, cambios: Updateable<BaseDeDatos['bancos']>) =>
  db.updateTable('bancos').set(cambios).where('id', '=', id).execute();

const zPrimerDia = z.object({ dia: z.string().nullable() });
/** The first day on which that bank has money in the ledger. */
export const findPrimerDiaDeBanco = async (db: Db, clave: string): Promise<string | null> =>
  (
    await leerFilas(
      db,
      zPrimerDia,
      sql`select to_char(min(dia), 'YYYY-MM-DD') as dia from sumas_del_libro where banco = ${clave}`,
    )
  )[0]?.dia ?? null;

type DeEntrada = { clave: string; nombre: string; desde: string };

/**
 * Of a college that has none, all of them; of one whose money came before its banks had a name, the names of those. What the college says
 * stays.
 */
export const insertBancosDeEntrada = async (db: Db, bancos: readonly DeEntrada[]): Promise<void> => {
  const dichos = await findBancos(db);
  const propios = dichos.some(({ clave, nombre }) => nombre !== clave);
  for (const { clave, nombre, desde } of bancos) {
    const suyo = dichos.find((uno) => uno.clave === clave);
    if (suyo?.nombre === clave && suyo.nombre !== nombre) await updateBanco(db, suyo.id, { nombre });
    if (!suyo && !propios) await insertBanco(db, { clave, nombre, desde });
  }
};
