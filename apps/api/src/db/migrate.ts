import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import { z } from 'zod';
import { ErrorDeArranque } from '../error-de-arranque.ts';
import { rutaDesdeRaiz } from '../raiz.ts';
import type { Db } from './conectar.ts';
import { leerFilas } from './leer-filas.ts';

const CARPETA = rutaDesdeRaiz('apps/api/migrations');
const NOMBRE = /^\d{4}_[a-z0-9_]+\.sql$/;

async function readMigraciones(): Promise<Record<string, Migration>> {
  const archivos = (await readdir(CARPETA)).filter((archivo) => archivo.endsWith('.sql')).sort();
  const ajeno = archivos.find((archivo) => !NOMBRE.test(archivo));
  if (ajeno) throw new Error(`La migración ${ajeno} no se llama NNNN_nombre.sql`);
  const pares = archivos.map(async (archivo): Promise<[string, Migration]> => {
    const texto = await readFile(join(CARPETA, archivo), 'utf8');
    return [basename(archivo, '.sql'), { up: async (db) => void (await sql.raw(texto).execute(db)) }];
  });
  return Object.fromEntries(await Promise.all(pares));
}

function explicar(error: unknown, migracion: string | undefined): ErrorDeArranque {
  const motivo = error instanceof Error ? error.message : String(error);
  if (/corrupted migrations/.test(motivo))
    return new ErrorDeArranque(
      'La base de datos es de una versión distinta de Colega: tiene migraciones que esta versión no conoce.',
    );
  if (/permission denied/.test(motivo))
    return new ErrorDeArranque(
      'El usuario de DATABASE_URL no puede crear ni cambiar las tablas de la base: dale en DATABASE_OWNER_URL la dirección de quien es su dueño.',
    );
  return new ErrorDeArranque(`No se pudo actualizar la base de datos (${migracion ?? 'migraciones'}): ${motivo}`);
}

const TABLA = 'migraciones';

const zConName = z.object({ name: z.string() });

const zConTabla = z.object({ tabla: z.string().nullable() });

/** This is looked at first: the library takes a session lock to find out, which a pooler may leave behind. */
async function estaAlDia(db: Db): Promise<boolean> {
  const hay = await leerFilas(db, zConTabla, sql`select to_regclass(${TABLA}) as tabla`);
  if (!hay[0]?.tabla) return false;
  const rows = await leerFilas(db, zConName, sql`select name from ${sql.table(TABLA)} order by name`);
  const aplicadas = rows.map(({ name }) => name);
  return JSON.stringify(aplicadas) === JSON.stringify(Object.keys(await readMigraciones()));
}

/** Migrates the database (or up to `hasta`), all or nothing, and returns what was applied. Throws ErrorDeArranque. */
export async function migrar(db: Db, hasta?: string): Promise<string[]> {
  if (hasta === undefined && (await estaAlDia(db))) return [];
  const provider: MigrationProvider = { getMigrations: readMigraciones };
  const migrator = new Migrator({
    db,
    provider,
    migrationTableName: TABLA,
    migrationLockTableName: 'migraciones_cerrojo',
  });
  const { error, results = [] } = await (hasta === undefined ? migrator.migrateToLatest() : migrator.migrateTo(hasta));
  if (error) throw explicar(error, results.find(({ status }) => status === 'Error')?.migrationName);
  return results.map(({ migrationName }) => migrationName);
}
