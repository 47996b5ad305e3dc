import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { rutaDesdeRaiz } from '../../raiz.ts';
import { crearTaller, preguntar } from '../../reparto/taller.ts';

export const HILOS = Math.max(1, availableParallelism() - 1);
const AMABILIDAD = 5;

type Encargo = { que: 'hash' | 'verify'; con: readonly unknown[] };
type Respuesta = { hecho: unknown } | { falla: string };

const taller = crearTaller(
  HILOS,
  () =>
    new Worker(rutaDesdeRaiz('apps/api/src/modules/sesion/claves.hilo.mjs'), {
      workerData: { amabilidad: AMABILIDAD },
      execArgv: [],
    }),
);

export const encargarAlHiloDeClaves = async (encargo: Encargo): Promise<unknown> => {
  const respuesta = await taller((hilo) => preguntar<Respuesta>(hilo, encargo));
  if ('falla' in respuesta) throw new Error(respuesta.falla);
  return respuesta.hecho;
};
