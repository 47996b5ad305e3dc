import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '../../db/conectar.ts';
import { conectar } from '../../db/conectar.ts';
import type { AppDePrueba } from '../crear-app-de-prueba.ts';

const CERROJO = 7_410_115;

/** Runs `elegir` until it has read the queue, and `ocurre` before it holds any of it; then `elegir` goes on. */
export const mientrasElige = async <T>(
  { duenio }: Pick<AppDePrueba, 'duenio'>,
  elegir: () => Promise<T>,
  ocurre: (db: Db) => Promise<unknown>,
): Promise<T> => {
  const db = conectar(duenio, { conexiones: 2 });
  const ejecutar = (consulta: string) => sql.raw(consulta).execute(db);
  const seDetuvo = async () =>
    (await ejecutar(`select from pg_locks where locktype = 'advisory' and objid = ${CERROJO} and not granted`)).rows
      .length > 0;
  try {
    await ejecutar(`create function detenerse() returns boolean language plpgsql as $$
      begin perform pg_advisory_xact_lock_shared(${CERROJO}); return true; end $$`);
    await ejecutar(`create policy detenerse on legajo_colas using (detenerse())`);
    await ejecutar('alter table legajo_colas enable row level security');
    return await db.connection().execute(async (cerrojo) => {
      await sql`select pg_advisory_lock(${sql.lit(CERROJO)})`.execute(cerrojo);
      const elegido = elegir();
      await expect.poll(seDetuvo).toBe(true);
      await ocurre(db);
      await sql`select pg_advisory_unlock(${sql.lit(CERROJO)})`.execute(cerrojo);
      return elegido;
    });
  } finally {
    await ejecutar('alter table legajo_colas disable row level security');
    await ejecutar('drop policy detenerse on legajo_colas');
    await ejecutar('drop function detenerse');
    await db.destroy();
  }
};
