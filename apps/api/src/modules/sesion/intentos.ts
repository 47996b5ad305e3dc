import { CompiledQuery, sql } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '../../db/conectar.ts';
import { errorHttp } from '../../http/error-http.ts';

// S-73
const VENTANA_SEGUNDOS = 15 * 60;
const POR_USUARIO = 10;
const POR_DIRECCION = 60;
const VENCIDOS_POR_VEZ = 100;
/** No window ends later: what does was written by a clock that ran ahead and was put right since. */
const LO_MAS_LEJANO_MS = 2 * VENTANA_SEGUNDOS * 1000; // S-363

export type Intentos = {
  /** Counts one try of that user from that address. Throws 429 when there were too many. */
  contar(username: string, ip: string): Promise<void>;
  /** It was a right one: it does not count. */
  perdonar(username: string, ip: string): Promise<void>;
  /** Those of that user count no more, from wherever they came. */
  olvidar(username: string): Promise<void>;
};

type Que = 'ingreso' | 'contrasenia';
const DEMASIADOS = { ingreso: 'demasiados_intentos', contrasenia: 'demasiadas_recuperaciones' } as const;
/** The tries of changing a password are counted apart: they do not lock the sign-in (S-152). */
const PREFIJO = { ingreso: '', contrasenia: 'contrasenia-' } as const;

const rechazar =
  (que: Que) =>
  (motivo: unknown): never => {
    if (!(motivo instanceof RateLimiterRes)) throw motivo;
    const segundos = Math.ceil(motivo.msBeforeNext / 1000);
    throw errorHttp(429, DEMASIADOS[que], {
      datos: { minutos: Math.ceil(segundos / 60) },
      encabezados: { 'retry-after': String(segundos) },
    });
  };

// A few at a time, on the way of somebody who did get in.
const borrarVencidos = (db: Db) =>
  sql`delete from intentos_de_ingreso where key in (
    select key from intentos_de_ingreso where expire < ${Date.now()} limit ${VENCIDOS_POR_VEZ})`.execute(db);

const borrarAdelantados = (db: Db) =>
  sql`delete from intentos_de_ingreso where expire > ${Date.now() + LO_MAS_LEJANO_MS}`.execute(db);

export function crearIntentos(db: Db, que: Que = 'ingreso'): Intentos {
  const storeClient = {
    query: ({ text, values = [] }: { text: string; values?: unknown[] }) =>
      db.executeQuery(CompiledQuery.raw(text, values)),
  };
  const limitador = (keyPrefix: string, points: number) =>
    new RateLimiterPostgres({
      storeClient,
      storeType: 'pool',
      tableName: 'intentos_de_ingreso',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration: VENTANA_SEGUNDOS,
    });
  const porUsuario = limitador(`${PREFIJO[que]}usuario`, POR_USUARIO);
  const porDireccion = limitador(`${PREFIJO[que]}direccion`, POR_DIRECCION);
  const consumir = (username: string, ip: string): Promise<unknown> =>
    Promise.all([porDireccion.consume(ip), porUsuario.consume(username)]);
  return {
    contar: async (username, ip) => {
      await consumir(username, ip)
        .catch(async (motivo: unknown) => {
          if (!(motivo instanceof RateLimiterRes) || motivo.msBeforeNext <= LO_MAS_LEJANO_MS) throw motivo;
          await borrarAdelantados(db);
          await consumir(username, ip);
        })
        .catch(rechazar(que));
    },
    perdonar: async (username, ip) => {
      await Promise.all([porUsuario.delete(username), porDireccion.reward(ip)]);
      await borrarVencidos(db);
    },
    olvidar: async (username) => void (await porUsuario.delete(username)),
  };
}
