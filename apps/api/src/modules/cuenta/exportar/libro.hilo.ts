import { parentPort, workerData } from 'node:worker_threads';
import { armarLibro, type Hoja } from './libro.ts';

parentPort?.postMessage(await armarLibro(workerData as Hoja));
