import { Worker } from 'node:worker_threads';
import type { Hoja } from './libro.ts';

/** From the sources, what runs them has to be brought into the thread too. */
const desdeLasFuentes = (archivo: string): string =>
  `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(archivo)}); })`;

const crearHilo = (hoja: Hoja): Worker => {
  const opciones = { workerData: hoja, execArgv: [] };
  return import.meta.url.endsWith('.ts')
    ? new Worker(desdeLasFuentes(new URL('./libro.hilo.ts', import.meta.url).href), { ...opciones, eval: true })
    : new Worker(new URL('./hilos/libro.js', import.meta.url), opciones);
};

const enHilo = (hoja: Hoja): Promise<Uint8Array> =>
  new Promise((listo, falla) => {
    const hilo = crearHilo(hoja);
    hilo.once('message', (libro: Uint8Array) => listo(libro));
    hilo.once('error', falla);
    hilo.once('exit', () => falla(new Error('El hilo que armaba la planilla terminó sin ella')));
  });

let ultimo: Promise<unknown> = Promise.resolve();

/** The same as armarLibro, in a thread of its own, so that nobody else waits meanwhile; one at a time. */
export const armarEnHilo = (hoja: Hoja): Promise<Uint8Array> => {
  const libro = ultimo.then(() => enHilo(hoja));
  ultimo = libro.catch(() => undefined);
  return libro;
};
