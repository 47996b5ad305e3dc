import type { CodigoDeMensaje } from '@colega/contract/mensajes';
import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Db } from '../../db/conectar.ts';
import { errorHttp } from '../../http/error-http.ts';
import { type Cuenta, deleteConVencidas, deleteCuentasDesde, findCuentas } from './contador.repository.ts';

export type Tope = { clave: string; tope: number };

export type Contador = {
  /** Throws 429 with the time to wait when any ceiling was reached. */
  exigir(topes: readonly Tope[]): Promise<void>;
  sumar(topes: readonly Tope[]): Promise<boolean>;
  restar(topes: readonly Tope[]): Promise<void>;
  borrar(clave: string): Promise<void>;
  borrarDesde(comienzo: string): Promise<void>;
};

type Opciones = { que: string; ventanaSegundos: number; alPasarse: CodigoDeMensaje };

const demasiados = (codigo: CodigoDeMensaje, esperaMs: number) => {
  const segundos = Math.ceil(esperaMs / 1000);
  const datos = { minutos: Math.ceil(segundos / 60) };
  return errorHttp(429, codigo, { datos, encabezados: { 'retry-after': String(segundos) } });
};

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
    points: 1,
    duration: ventanaSegundos,
  });
  /** No window ends later: one that does was written by a clock that ran ahead (S-363). */
  const loMasLejanoMs = 2 * ventanaSegundos * 1000;
  const conNombre = (clave: string): string => `${que}:${clave}`;
  const esperaDe = async (cuenta: Cuenta | undefined, tope: number): Promise<number> => {
    if (!cuenta || cuenta.points < tope) return 0;
    const esperaMs = cuenta.expire - Date.now();
    if (esperaMs <= loMasLejanoMs) return Math.max(0, esperaMs);
    await deleteConVencidas(db, cuenta.key);
    return 0;
  };
  return {
    exigir: async (topes) => {
      const cuentasHoy = await findCuentas(
        db,
        topes.map(({ clave }) => conNombre(clave)),
      );
      const esperas = topes.map(({ clave, tope }) => esperaDe(cuentasHoy.get(conNombre(clave)), tope));
      const esperaMs = Math.max(...(await Promise.all(esperas)));
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
    borrar: async (clave) => void (await deleteConVencidas(db, conNombre(clave))),
    borrarDesde: async (comienzo) => {
      await deleteCuentasDesde(db, conNombre(comienzo));
    },
  };
};
