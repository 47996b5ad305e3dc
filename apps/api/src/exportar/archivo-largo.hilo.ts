import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { crearCsvLargo } from './csv.ts';
import type { DatosDelHiloLargo, PreguntaLarga } from './hilo-de-archivos-largos.ts';
import { crearLibroLargo } from './libro-largo.ts';

const { amabilidad, formato, encabezado } = workerData as DatosDelHiloLargo;
/** On Linux the priority is of this thread alone: a call never waits for a file. */
if (process.platform === 'linux') setPriority(amabilidad);

const archivo = formato === 'csv' ? crearCsvLargo(encabezado) : crearLibroLargo(encabezado);

parentPort?.on('message', (pregunta: PreguntaLarga) => {
  if (pregunta === 'terminar') return parentPort?.postMessage(archivo.terminar());
  archivo.agregar(pregunta.filas);
  parentPort?.postMessage(null);
});
