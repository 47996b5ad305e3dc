import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { sql } from 'kysely';
import type { Db } from '../db/conectar.ts';

const MINUTO_MS = 60_000;
const COMPARTIR_CADA_MS = 500; // S-341

/** Of an address in this minute: those of this process, how many of them the others know of, and all of them as last heard. */
type Cuenta = { propios: number; enviados: number; total: number };
type Fila = { direccion: string; cuantos: number };

/** Adds what is new of each address, and answers how many there are from all the processes. */
const sumar = async (db: Db, minuto: number, nuevos: readonly Fila[]): Promise<Fila[]> => {
  const direcciones = nuevos.map(({ direccion }) => direccion);
  const cuantos = nuevos.map((nuevo) => nuevo.cuantos);
  const { rows } = await sql<Fila>`
    insert into pedidos_por_minuto as p (direccion, minuto, cuantos)
    select d, ${minuto}::bigint, n from unnest(${direcciones}::text[], ${cuantos}::int[]) as nuevos (d, n) order by d
    on conflict (direccion) do update set
      cuantos = case when p.minuto = excluded.minuto then p.cuantos + excluded.cuantos else excluded.cuantos end,
      minuto = excluded.minuto
    returning direccion, cuantos`.execute(db);
  return rows;
};

const olvidar = (db: Db, minuto: number) =>
  sql`delete from pedidos_por_minuto where minuto < ${minuto}::bigint - 1`.execute(db);

/**
 * Counts calls by address in memory, and twice a second tells and hears what the other processes counted: nobody waits for the
 * database to be let in, and the ceiling is one for all. While the database does not answer each process keeps its own count.
 */
export function crearCuentaDePedidos(db: Db) {
  let minuto = 0;
  let cuentas = new Map<string, Cuenta>();
  let reloj: NodeJS.Timeout | undefined;
  let cerrada = false;

  const compartir = async (): Promise<void> => {
    const [deEste, propias] = [minuto, cuentas];
    const pendientes = [...propias].filter(([, { propios, enviados }]) => propios > enviados);
    const nuevos = pendientes.map(([direccion, c]) => ({ direccion, cuantos: c.propios - c.enviados }));
    const totales = new Map((await sumar(db, deEste, nuevos)).map((fila) => [fila.direccion, fila.cuantos]));
    for (const { direccion, cuantos } of nuevos) {
      const cuenta = propias.get(direccion);
      if (!cuenta) continue;
      cuenta.enviados += cuantos;
      cuenta.total = totales.get(direccion) ?? cuenta.total;
    }
  };
  const programar = (): void => {
    if (cerrada || reloj) return;
    reloj = setTimeout(async () => {
      await compartir().catch(() => undefined);
      reloj = undefined;
    }, COMPARTIR_CADA_MS).unref();
  };
  const empezarMinuto = (actual: number): void => {
    minuto = actual;
    cuentas = new Map();
    olvidar(db, actual).catch(() => undefined);
  };

  /** Adds to the count of somebody in this minute; with 0 it is only read. */
  const contar = (clave: string, cuantos = 1): { current: number; ttl: number } => {
    const ahora = Date.now();
    const actual = Math.floor(ahora / MINUTO_MS);
    if (actual !== minuto) empezarMinuto(actual);
    const cuenta = cuentas.get(clave) ?? { propios: 0, enviados: 0, total: 0 };
    cuenta.propios += cuantos;
    if (cuantos > 0) {
      cuentas.set(clave, cuenta);
      programar();
    }
    return { current: cuenta.total + cuenta.propios - cuenta.enviados, ttl: (actual + 1) * MINUTO_MS - ahora };
  };

  class AlmacenDePedidos implements FastifyRateLimitStore {
    incr(direccion: string, listo: (error: Error | null, cuenta?: { current: number; ttl: number }) => void): void {
      listo(null, contar(direccion));
    }
    child(): AlmacenDePedidos {
      return this;
    }
  }
  return {
    almacen: AlmacenDePedidos,
    contar,
    cerrar: async (): Promise<void> => {
      cerrada = true;
      clearTimeout(reloj);
    },
  };
}
