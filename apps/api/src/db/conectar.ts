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

export function conectar(url: string, { conexiones = CONEXIONES_POR_DEFECTO } = {}): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: conexiones,
    connectionTimeoutMillis: ESPERA_DE_CONEXION_MS,
    statement_timeout: CONSULTA_MAXIMA_MS,
    types: tipos,
  });
  // A connection lost while idle is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => {});
  return new Kysely<BaseDeDatos>({ dialect: new PostgresDialect({ pool }) });
}
