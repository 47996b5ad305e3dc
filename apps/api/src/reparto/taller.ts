import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { crearFila } from './fila.ts';

/** What is done with a thread while it is lent. */
type Trabajo<T> = (hilo: Worker) => Promise<T>;
export type Taller = <T>(trabajo: Trabajo<T>, seFue?: AbortSignal) => Promise<T>;

/** One question, one answer. */
export const preguntar = async <T>(hilo: Worker, pregunta: unknown): Promise<T> => {
  const respuesta = once(hilo, 'message');
  hilo.postMessage(pregunta);
  const [dicho] = await respuesta;
  return dicho as T;
};

const hastaQueMuere = async (hilo: Worker, fin: AbortSignal): Promise<never> => {
  await once(hilo, 'exit', { signal: fin });
  throw new Error('El hilo terminó sin responder');
};

/**
 * So many threads, made when they are first needed, and lent one piece of work at a time by the order of arrival. One whose work
 * fails, or whose asker leaves, is ended: the next gets another. Idle, they do not keep the process from ending.
 */
export const crearTaller = (cuantos: number, crearHilo: () => Worker): Taller => {
  const enFila = crearFila(cuantos);
  const libres = new Set<Worker>();

  const tomar = (): Worker => {
    const [libre] = libres;
    const hilo = libre ?? crearHilo();
    libres.delete(hilo);
    if (hilo === libre) return hilo;
    // told to whom it works for, if it does for somebody
    return hilo.on('error', () => undefined).once('exit', () => libres.delete(hilo));
  };
  const prestar = async <T>(trabajo: Trabajo<T>, seFue: AbortSignal | undefined): Promise<T> => {
    seFue?.throwIfAborted();
    const hilo = tomar();
    const fin = new AbortController();
    const terminar = (): void => void hilo.terminate();
    const muere = hastaQueMuere(hilo, fin.signal);
    seFue?.addEventListener('abort', terminar, { once: true });
    hilo.ref();
    try {
      const hecho = await Promise.race([trabajo(hilo), muere]);
      libres.add(hilo);
      return hecho;
    } catch (error) {
      terminar();
      seFue?.throwIfAborted();
      throw error;
    } finally {
      seFue?.removeEventListener('abort', terminar);
      muere.catch(() => undefined);
      fin.abort();
      hilo.unref();
    }
  };
  return (trabajo, seFue) => enFila(() => prestar(trabajo, seFue));
};
