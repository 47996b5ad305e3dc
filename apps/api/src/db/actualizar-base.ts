import { sql } from 'kysely';
import { z } from 'zod';
import { ErrorDeArranque } from '../error-de-arranque.ts';
import { migrarCola } from '../jobs/trabajador.ts';
import type { Accesos } from './accesos.ts';
import { conectar, type Db } from './conectar.ts';
import { leerFilas } from './leer-filas.ts';
import { migrar } from './migrate.ts';
import { otorgarPermisos } from './permisos.ts';

export const CERROJO = 7_410_416;

/** The oldest PostgreSQL on which the migrations were run and a college was started from nothing. */
const VERSION_MINIMA = 15;
const zConVersion = z.object({ version: z.number() });

/** Throws ErrorDeArranque. */
export const exigirVersion = (version: number): void => {
  if (version >= VERSION_MINIMA) return;
  throw new ErrorDeArranque(
    `La base de datos es un PostgreSQL ${version}, y Colega necesita el ${VERSION_MINIMA} o uno más nuevo: actualizá el servidor.`,
  );
};

const findVersion = async (db: Db): Promise<number> => {
  const [fila] = await leerFilas(
    db,
    zConVersion,
    sql`select current_setting('server_version_num')::int / 10000 as version`,
  );
  return fila?.version ?? 0;
};

async function conDuenio(url: string, trabajo: (db: Db) => Promise<void>): Promise<void> {
  const db = conectar(url, { conexiones: 2 });
  try {
    await trabajo(db);
  } finally {
    await db.destroy();
  }
}

const zConRol = z.object({ rol: z.string() });

async function findRol(url: string): Promise<string> {
  const db = conectar(url, { conexiones: 1 });
  try {
    const rows = await leerFilas(db, zConRol, sql`select current_user as rol`);
    return rows[0]?.rol ?? '';
  } finally {
    await db.destroy();
  }
}

/** Brings our tables and the queue's up to date, one process at a time, and grants the program's role its rights. Throws ErrorDeArranque. */
export const actualizarBase = async ({ url, duenio }: Accesos, hasta?: string): Promise<void> => {
  const actualizar = async (db: Db) => {
    exigirVersion(await findVersion(db));
    await db.transaction().execute(async (trx) => {
      // This transaction waits idle for longer than any query may take.
      for (const limite of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
        await sql`set local ${sql.raw(limite)} = 0`.execute(trx);
      await sql`select pg_advisory_xact_lock(${CERROJO})`.execute(trx);
      await migrar(db, hasta);
      await migrarCola(duenio);
      if (url !== duenio) await otorgarPermisos(db, await findRol(url));
    });
  };
  try {
    await conDuenio(duenio, actualizar);
  } catch (error) {
    if (error instanceof ErrorDeArranque) throw error;
    const motivo = error instanceof Error ? error.message : String(error);
    throw new ErrorDeArranque(`No se pudo actualizar la base de datos: ${motivo}`, { cause: error });
  }
};
