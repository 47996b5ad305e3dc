import { parentPort, workerData } from 'node:worker_threads';
import { armarArchivo, type PedidoDeArchivo } from './archivo.ts';

parentPort?.postMessage(await armarArchivo(workerData as PedidoDeArchivo));
