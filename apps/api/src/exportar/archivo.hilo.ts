import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { armarArchivo } from './archivo.ts';
import type { AvisoAlHilo, DatosDelHilo } from './hilo-de-archivos.ts';
import type { Celda } from './tabla.ts';

/** On Linux the priority is of this thread alone: a call never waits for a file. */
if (process.platform === 'linux') setPriority((workerData as DatosDelHilo).amabilidad);

let filas: Celda[][] = [];
parentPort?.on('message', async (aviso: AvisoAlHilo) => {
  if ('filas' in aviso) return void filas.push(...aviso.filas);
  const todas = filas;
  filas = [];
  parentPort?.postMessage(await armarArchivo({ ...aviso, filas: todas }));
});
