import type { CodigoDeMensaje } from '@colega/contract/mensajes';
import { CompiledQuery, sql } from 'kysely';
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '../../db/conectar.ts';
import { errorHttp } from '../../http/error-http.ts';

const VENCIDOS_POR_VEZ = 100;

/** So many of what that key names in a window are too many. */
export type Tope = { clave: string; tope: number };

export type Contador = {
  /** Throws 429, saying how long to wait, when there are as many as any of them takes. */
  exigir(topes: readonly Tope[]): Promise<void>;
  /** One more of each; answers whether any has now passed its own. */
  sumar(topes: readonly Tope[]): Promise<boolean>;
  /** One less of each. */
  restar(topes: readonly Tope[]): Promise<void>;
  /** Those of that key, or of every one that begins so, count no more. */
  borrar(clave: string): Promise<void>;
  borrarDesde(comienzo: string): Promise<void>;
};

type Opciones = { que: string; ventanaSegundos: number; alPasarse: CodigoDeMensaje };

const demasiados = (codigo: CodigoDeMensaje, esperaMs: number) => {
  const segundos = Math.ceil(esperaMs / 1000);
  const datos = { minutos: Math.ceil(segundos / 60) };
  return errorHttp(429, codigo, { datos, encabezados: { 'retry-after': String(segundos) } });
};

// A few at a time, on the way of somebody who did get in.
const borrarVencidos = (db: Db) =>
  sql`delete from intentos_de_ingreso where key in (
    select key from intentos_de_ingreso where expire < ${Date.now()} limit ${VENCIDOS_POR_VEZ})`.execute(db);

/** Counts in the database, so that all the processes count as one. */
export const crearContador = (db: Db, { que, ventanaSegundos, alPasarse }: Opciones): Contador => {
  const storeClient = {
    query: async ({ text, values = [] }: { text: string; values?: unknown[] }) => {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
      return { rows, rowCount: rows.length };
    },
  };
  const cuentas = new RateLimiterPostgres({
    storeClient,
    storeType: 'pool',
    tableName: 'intentos_de_ingreso',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: que,
    // judged here: each key has its own ceiling
    points: 1,
    duration: ventanaSegundos,
  });
  /** No window ends later: what does was written by a clock that ran ahead and was put right since (S-363). */
  const loMasLejanoMs = 2 * ventanaSegundos * 1000;
  const leer = async ({ clave, tope }: Tope): Promise<number> => {
    const cuenta: RateLimiterRes | null = await cuentas.get(clave);
    if (!cuenta || cuenta.consumedPoints < tope) return 0;
    if (cuenta.msBeforeNext <= loMasLejanoMs) return cuenta.msBeforeNext;
    await cuentas.delete(clave);
    return 0;
  };
  return {
    exigir: async (topes) => {
      const esperaMs = Math.max(...(await Promise.all(topes.map(leer))));
      if (esperaMs > 0) throw demasiados(alPasarse, esperaMs);
    },
    sumar: async (topes) => {
      const sumadas = await Promise.all(
        topes.map(async ({ clave, tope }) => (await cuentas.penalty(clave, 1)).consumedPoints > tope),
      );
      return sumadas.some(Boolean);
    },
    restar: async (topes) => {
      await Promise.all(topes.map(({ clave }) => cuentas.reward(clave, 1)));
    },
    borrar: async (clave) => {
      await cuentas.delete(clave);
      await borrarVencidos(db);
    },
    borrarDesde: async (comienzo) => {
      await sql`delete from intentos_de_ingreso where starts_with(key, ${`${que}:${comienzo}`})`.execute(db);
    },
  };
};
