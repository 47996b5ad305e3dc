import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { armarArchivo } from './archivo.ts';
import type { AvisoAlHilo, DatosDelHilo } from './hilo-de-archivos.ts';
import { armarLibroDeHojas } from './libro.ts';
import type { Celda, HojaDeDatos } from './tabla.ts';

/** On Linux the priority is of this thread alone: a call never waits for a file. */
if (process.platform === 'linux') setPriority((workerData as DatosDelHilo).amabilidad);

let filas: Celda[][] = [];
let hojas: HojaDeDatos[] = [];
const lasDadas = (): Celda[][] => {
  const todas = filas;
  filas = [];
  return todas;
};
const lasHojas = (): HojaDeDatos[] => {
  const todas = hojas;
  hojas = [];
  return todas;
};
parentPort?.on('message', async (aviso: AvisoAlHilo) => {
  if ('filas' in aviso) return void filas.push(...aviso.filas);
  if ('hoja' in aviso) return void hojas.push({ ...aviso.hoja, filas: lasDadas() });
  if ('libro' in aviso) return parentPort?.postMessage(await armarLibroDeHojas(lasHojas()));
  parentPort?.postMessage(await armarArchivo({ ...aviso, filas: lasDadas() }));
});
