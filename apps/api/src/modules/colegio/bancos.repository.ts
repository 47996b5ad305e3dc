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

const zDias = z.object({ primero: z.string().nullable(), ultimo: z.string().nullable() });
/** The first and the last day of the money that is, or was, in that bank. */
export const findDiasDeBanco = async (db: Db, clave: string) =>
  (
    await leerFilas(
      db,
      zDias,
      sql`select to_char(primero, 'YYYY-MM-DD') as primero, to_char(ultimo, 'YYYY-MM-DD') as ultimo from dias_de_banco(${clave})`,
    )
  )[0] ?? { primero: null, ultimo: null };

type DeEntrada = { clave: string; nombre: string; desde: string };

/**
 * Of a college that has none, all of them; of one whose money came before its banks had a name, the names of those. Once one was loaded or
 * told (`cargados`), they are the college's, however it calls them.
 */
export const insertBancosDeEntrada = async (
  db: Db,
  bancos: readonly DeEntrada[],
  cargados: (banco: { id: number }) => boolean,
): Promise<void> => {
  const dichos = await findBancos(db);
  const propios = dichos.some(cargados);
  for (const { clave, nombre, desde } of bancos) {
    const suyo = dichos.find((uno) => uno.clave === clave);
    if (suyo && !cargados(suyo)) await updateBanco(db, suyo.id, { nombre });
    if (!suyo && !propios) await insertBanco(db, { clave, nombre, desde });
  }
};
