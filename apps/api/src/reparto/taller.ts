import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { crearFila } from './fila.ts';

type Trabajo<T> = (hilo: Worker) => Promise<T>;
export type Taller = <T>(trabajo: Trabajo<T>, seFue?: AbortSignal) => Promise<T>;

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

const hastaQueSeVa = async (seFue: AbortSignal, fin: AbortSignal): Promise<never> => {
  await once(seFue, 'abort', { signal: fin });
  throw seFue.reason;
};

/** Threads told to end that are inside a native library end with their work, if it ends. */
const porTerminar = new Set<Worker>();
export const hayHilosPorTerminar = (): boolean => porTerminar.size > 0;
const terminarHilo = (hilo: Worker): void => {
  porTerminar.add(hilo);
  void hilo.terminate().then(() => porTerminar.delete(hilo));
};

/** A thread whose work fails or whose asker leaves is told to end and replaced at once. Idle threads do not keep the process alive. */
export const crearTaller = (cuantos: number, crearHilo: () => Worker): Taller => {
  const enFila = crearFila(cuantos);
  const libres = new Set<Worker>();

  const tomar = (): Worker => {
    const [libre] = libres;
    const hilo = libre ?? crearHilo();
    libres.delete(hilo);
    if (hilo === libre) return hilo;
    // Whoever the thread works for hears the error too.
    return hilo.on('error', () => undefined).once('exit', () => libres.delete(hilo));
  };
  const prestar = async <T>(trabajo: Trabajo<T>, seFue: AbortSignal | undefined): Promise<T> => {
    seFue?.throwIfAborted();
    const hilo = tomar();
    const fin = new AbortController();
    const cortes = [hastaQueMuere(hilo, fin.signal), ...(seFue ? [hastaQueSeVa(seFue, fin.signal)] : [])];
    hilo.ref();
    try {
      const hecho = await Promise.race([trabajo(hilo), ...cortes]);
      libres.add(hilo);
      return hecho;
    } catch (error) {
      terminarHilo(hilo);
      seFue?.throwIfAborted();
      throw error;
    } finally {
      for (const corte of cortes) corte.catch(() => undefined);
      fin.abort();
      hilo.unref();
    }
  };
  return (trabajo, seFue) => enFila(() => prestar(trabajo, seFue));
};
