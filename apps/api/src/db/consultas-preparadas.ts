import { createHash } from 'node:crypto';
import type pg from 'pg';

/** A text asked once or twice is not kept: each one takes memory in every connection. */
const DESDE_LA_VEZ = 3;
const PREPARADAS_COMO_MAXIMO = 250;
const VISTAS_COMO_MAXIMO = 4_000;

/** SQLSTATE codes: a migration changed the answer's columns, or a pooler gave a connection that another process prepared. */
const YA_NO_SIRVE = new Set(['0A000', '26000', '42P05']);

type Consulta = (...argumentos: unknown[]) => unknown;

export class Preparadas {
  readonly #vistas = new Map<string, number>();
  readonly #nombres = new Map<string, string>();
  #versiones = 0;

  nombreDe(texto: string): string | null {
    const nombre = this.#nombres.get(texto);
    if (nombre !== undefined) return nombre;
    if (this.#nombres.size >= PREPARADAS_COMO_MAXIMO) return null;
    const veces = (this.#vistas.get(texto) ?? 0) + 1;
    if (veces < DESDE_LA_VEZ) {
      if (this.#vistas.size >= VISTAS_COMO_MAXIMO) this.#vistas.clear();
      this.#vistas.set(texto, veces);
      return null;
    }
    this.#vistas.delete(texto);
    return this.#nombrar(texto);
  }

  olvidar(texto: string): void {
    this.#versiones += 1;
    this.#nombrar(texto);
  }

  #nombrar(texto: string): string {
    const nombre = `c${this.#versiones}_${createHash('sha1').update(texto).digest('hex')}`;
    this.#nombres.set(texto, nombre);
    return nombre;
  }
}

const codigoDe = (error: unknown): string => (error as { code?: string }).code ?? '';

/** Keeps a connection's plans: parsing a file's query takes longer than answering it. Only queries with parameters are surely one statement. */
export function conservarPlanes(conexion: pg.PoolClient, preparadas: Preparadas): void {
  const preguntar = conexion.query.bind(conexion) as Consulta;
  const preguntarConPlan: Consulta = (texto, valores, ...resto) => {
    const preparable = typeof texto === 'string' && Array.isArray(valores) && valores.length > 0 && resto.length === 0;
    const name = preparable ? preparadas.nombreDe(texto) : null;
    if (name === null) return preguntar(texto, valores, ...resto);
    return (preguntar({ name, text: texto, values: valores }) as Promise<unknown>).catch((error: unknown) => {
      if (!YA_NO_SIRVE.has(codigoDe(error))) throw error;
      preparadas.olvidar(texto as string);
      // Inside a transaction this fails too: it is lost, and the caller repeats it whole.
      return preguntar(texto, valores);
    });
  };
  conexion.query = preguntarConPlan as typeof conexion.query;
}
