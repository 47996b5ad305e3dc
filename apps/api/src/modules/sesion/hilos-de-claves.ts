import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { enRaiz } from '../../raiz.ts';
import { crearFila } from './fila.ts';

/** A hash takes a whole core for a while: one is left for everybody else, and of those the reads of others come first. */
export const HILOS = Math.max(1, availableParallelism() - 1);
const AMABILIDAD = 5;

type Encargo = { que: 'hash' | 'verify'; con: readonly unknown[] };
type Respuesta = { hecho: unknown } | { falla: string };

const enFila = crearFila(HILOS);
const libres: Worker[] = [];

const crearHilo = (): Worker =>
  new Worker(enRaiz('apps/api/src/modules/sesion/claves.hilo.mjs'), {
    workerData: { amabilidad: AMABILIDAD },
    execArgv: [],
  });

const preguntar = async (hilo: Worker, encargo: Encargo): Promise<unknown> => {
  hilo.ref();
  hilo.postMessage(encargo);
  const [respuesta] = (await once(hilo, 'message')) as [Respuesta];
  // Idle, it does not keep the process from ending.
  hilo.unref();
  libres.push(hilo);
  if ('falla' in respuesta) throw new Error(respuesta.falla);
  return respuesta.hecho;
};

/** In a thread of its own, by the order of arrival; one that dies is replaced by the next. */
export const enHiloDeClaves = (encargo: Encargo): Promise<unknown> =>
  enFila(() => preguntar(libres.pop() ?? crearHilo(), encargo));
