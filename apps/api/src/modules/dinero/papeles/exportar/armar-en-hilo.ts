import { Worker } from 'node:worker_threads';
import type { PedidoDeArchivo } from './archivo.ts';

/** From the sources, what runs them has to be brought into the thread too. */
const desdeLasFuentes = (archivo: string): string =>
  `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(archivo)}); })`;

const crearHilo = (pedido: PedidoDeArchivo): Worker => {
  const opciones = { workerData: pedido, execArgv: [] };
  return import.meta.url.endsWith('.ts')
    ? new Worker(desdeLasFuentes(new URL('./archivo.hilo.ts', import.meta.url).href), { ...opciones, eval: true })
    : new Worker(new URL('./hilos/archivo.js', import.meta.url), opciones);
};

/** The same as armarArchivo, in a thread of its own, so that nobody else waits meanwhile; nobody waits for it, it stops. */
export const armarEnHilo = (pedido: PedidoDeArchivo, seFue: AbortSignal): Promise<Uint8Array> =>
  new Promise((listo, falla) => {
    const hilo = crearHilo(pedido);
    const dejar = (): void => void hilo.terminate();
    seFue.addEventListener('abort', dejar, { once: true });
    hilo.once('message', (bytes: Uint8Array) => listo(bytes));
    hilo.once('error', falla);
    hilo.once('exit', () => {
      seFue.removeEventListener('abort', dejar);
      falla(seFue.reason ?? new Error('El hilo que armaba el archivo terminó sin él'));
    });
  });
