import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { conservarPlanes, Preparadas } from './consultas-preparadas.ts';
import { pluginsDeRevision } from './leer-filas.ts';
import type { BaseDeDatos } from './tablas.generadas.ts';

export type Db = Kysely<BaseDeDatos>;

const CONEXIONES_POR_DEFECTO = 16;
// On the eve of a new tariff a thousand people save at once: a late answer is better than a refusal.
const ESPERA_DE_CONEXION_MS = 30_000;
const CONSULTA_MAXIMA_MS = 30_000;
const SILENCIO_MS = 30_000;
/** One that is idle is kept: another would have to be let in, and plan everything again, just when many ask at once. */
const OCIO_MAXIMO_MS = 600_000; // S-800

/** A day is its text, and a long number a number: whoever opens connections of their own reads them so too. */
export const tipos = new pg.TypeOverrides();
tipos.setTypeParser(pg.types.builtins.INT8, Number);
tipos.setTypeParser(pg.types.builtins.DATE, (dia) => dia);

const SIN_CONEXION =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;
const CODIGOS_SIN_CONEXION = new Set(['57P01', '57P02', '57P03', '53300', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE']);

/** Whether no connection was free, could be opened or lasted until the answer; the caller may ask again. */
export const esFaltaDeConexion = (error: unknown): boolean =>
  error instanceof Error &&
  (SIN_CONEXION.test(error.message) || CODIGOS_SIN_CONEXION.has((error as NodeJS.ErrnoException).code ?? ''));

const CODIGOS_SIN_ESPACIO = new Set(['53100', 'ENOSPC', 'EDQUOT', 'EFBIG']);

export const esFaltaDeEspacio = (error: unknown): boolean =>
  error instanceof Error && CODIGOS_SIN_ESPACIO.has((error as NodeJS.ErrnoException).code ?? '');

const pools = new WeakMap<object, pg.Pool>();

export type EstadoDeConexiones = { abiertas: number; libres: number; esperando: number };

export const estadoDeConexiones = (db: Db): EstadoDeConexiones | null => {
  const pool = pools.get(db);
  return pool ? { abiertas: pool.totalCount, libres: pool.idleCount, esperando: pool.waitingCount } : null;
};

export function conectar(
  url: string,
  { conexiones = CONEXIONES_POR_DEFECTO, esperaMs = ESPERA_DE_CONEXION_MS } = {},
): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: conexiones,
    connectionTimeoutMillis: esperaMs,
    idleTimeoutMillis: OCIO_MAXIMO_MS,
    statement_timeout: CONSULTA_MAXIMA_MS,
    // A server whose machine is gone says nothing, so the system probes it.
    keepAlive: true,
    keepAliveInitialDelayMillis: SILENCIO_MS,
    types: tipos,
  });
  // A connection lost while idle is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => {});
  // A connection lost between two queries of a transaction would end it too: the pool does not listen to it.
  const preparadas = new Preparadas();
  pool.on('connect', (conexion) => {
    conexion.on('error', () => {});
    conservarPlanes(conexion, preparadas);
  });
  const db = new Kysely<BaseDeDatos>({ dialect: new PostgresDialect({ pool }), plugins: pluginsDeRevision() });
  pools.set(db, pool);
  return db;
}
