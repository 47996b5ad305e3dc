import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { BaseDeDatos } from './schema.ts';

export type Db = Kysely<BaseDeDatos>;

const CONEXIONES_POR_DEFECTO = 16;
const ESPERA_DE_CONEXION_MS = 10_000;
const CONSULTA_MAXIMA_MS = 30_000;

const tipos = new pg.TypeOverrides();
tipos.setTypeParser(pg.types.builtins.INT8, Number);
tipos.setTypeParser(pg.types.builtins.DATE, (dia) => dia);

const SIN_CONEXION = ['timeout exceeded when trying to connect', 'Connection terminated due to connection timeout'];

/** Whether no connection was free, or could be opened, in the time one is waited for. */
export const esFaltaDeConexion = (error: unknown): boolean =>
  error instanceof Error && SIN_CONEXION.includes(error.message);

export function conectar(
  url: string,
  { conexiones = CONEXIONES_POR_DEFECTO, esperaMs = ESPERA_DE_CONEXION_MS } = {},
): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: conexiones,
    connectionTimeoutMillis: esperaMs,
    statement_timeout: CONSULTA_MAXIMA_MS,
    types: tipos,
  });
  // A connection lost while idle is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => {});
  return new Kysely<BaseDeDatos>({ dialect: new PostgresDialect({ pool }) });
}
