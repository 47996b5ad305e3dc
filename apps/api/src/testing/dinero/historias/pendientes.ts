import { setTimeout as esperar } from 'node:timers/promises';
import { ErrorHttp } from '../../../http/error-http.ts';
import { crearTurnos, type TurnosPorClave } from '../../../modules/dinero/intenciones/turnos.ts';

/** This is longer than any wait for a connection and an answer: what lasts more does not end by itself. */
const PLAZO_MS = 65_000;

/** A portal answers these when it cannot work, and a sweep asks again; anything else is a fault. */
export const esperada = (error: unknown): void => {
  if (error instanceof ErrorHttp) return;
  throw error;
};

/** The pieces of work that a portal began and has not ended, even if nobody waits for them. */
export const crearPendientes = () => {
  const quedan = new Map<Promise<void>, string>();
  const fallas: unknown[] = [];
  const anotar = (nombre: string, trabajo: Promise<unknown>): void => {
    const fin = trabajo
      .then(() => undefined, esperada)
      .catch((falla: unknown) => void fallas.push(falla))
      .finally(() => quedan.delete(fin));
    quedan.set(fin, nombre);
  };
  /** Waits until none is left, nor any that one of them began. Throws what went wrong in them. */
  const terminar = async (): Promise<void> => {
    while (quedan.size > 0) await Promise.all(quedan.keys());
    if (fallas.length > 0) throw new AggregateError(fallas.splice(0), 'Falló lo que un portal hacía');
  };
  return { anotar, terminar, nombres: (): string[] => [...quedan.values()] };
};
export type Pendientes = ReturnType<typeof crearPendientes>;

/**
 * A portal's turns, recorded until its end: they wait for a provider no longer than a person would and go on by themselves, and that work
 * is not over either.
 */
export const crearTurnosAnotados = ({ anotar }: Pendientes, fin: Promise<void>): TurnosPorClave => {
  const turnos = crearTurnos();
  return (clave, trabajo, opciones) => {
    const pieza = turnos(clave, trabajo, opciones);
    anotar(clave, Promise.race([pieza, fin]));
    return pieza;
  };
};

/** Waits for all of them. Throws with those that do not end, and the `estado` of whatever they wait for. */
export const terminarTodos = async (
  todos: readonly Pendientes[],
  estado: () => Record<string, unknown>,
  plazoMs = PLAZO_MS,
): Promise<void> => {
  const fin = new AbortController();
  const plazo = esperar(plazoMs, undefined, { signal: fin.signal }).then(() => {
    const quedan = todos.map(({ nombres }) => nombres());
    throw new Error(`No terminan (por portal): ${JSON.stringify(quedan)}; ${JSON.stringify(estado())}`);
  });
  try {
    await Promise.race([Promise.all(todos.map(({ terminar }) => terminar())), plazo]);
  } finally {
    fin.abort();
  }
};
