import { setTimeout as esperar } from 'node:timers/promises';
import { ErrorHttp } from '../../../http/error-http.ts';
import { crearTurnos, type TurnosPorClave } from '../../../modules/dinero/intenciones/turnos.ts';

/** Longer than the database lets anybody wait for a connection and for an answer: what lasts more does not end by itself. */
const PLAZO_MS = 65_000;

/** What a portal answers when it cannot; anything else is a fault. What a sweep could not do is asked again. */
export const esperada = (error: unknown): void => {
  if (error instanceof ErrorHttp) return;
  throw error;
};

/** The pieces of work that a portal began and has not ended, also those that nobody waits for any more. */
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
  /** Until none is left, nor any that one of them began. Throws what went wrong in them. */
  const terminar = async (): Promise<void> => {
    while (quedan.size > 0) await Promise.all(quedan.keys());
    if (fallas.length > 0) throw new AggregateError(fallas.splice(0), 'Falló lo que un portal hacía');
  };
  return { anotar, terminar, nombres: (): string[] => [...quedan.values()] };
};
export type Pendientes = ReturnType<typeof crearPendientes>;

/**
 * The turns of a portal until its end, written down: it waits for a provider no longer than a person would and goes on by itself, and
 * what it goes on with is not over either.
 */
export const crearTurnosAnotados = ({ anotar }: Pendientes, fin: Promise<void>): TurnosPorClave => {
  const turnos = crearTurnos();
  return (clave, trabajo, opciones) => {
    const pieza = turnos(clave, trabajo, opciones);
    anotar(clave, Promise.race([pieza, fin]));
    return pieza;
  };
};

/** Waits for all of them. Throws when some do not end: which, and `estado` of whatever they may be waiting for. */
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
