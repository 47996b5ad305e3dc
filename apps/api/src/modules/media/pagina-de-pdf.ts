import { Worker } from 'node:worker_threads';
import sharp, { type Sharp } from 'sharp';
import { errorHttp } from '../../http/error-http.ts';
import { rutaDesdeRaiz } from '../../raiz.ts';

const LADO_MAXIMO = 1800;
/** S-310: a page takes far less. It covers the whole process, when the thread's own limits were not enough. */
const TIEMPO_MAXIMO_MS = 15_000;
const MEMORIA_MAXIMA = 1024 * 1024 * 1024;
const CADA_MS = 20;
const AMABILIDAD = 15;
const RECURSOS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

type Negada = {
  negada: 'pdf_con_clave' | 'pdf_de_varias_paginas' | 'pdf_activo' | 'pdf_de_otra_medida' | 'imagen_ilegible';
};
type Dibujada = { data: Uint8Array; width: number; height: number };

/** Reads it in a thread that is stopped when it takes too long or too much, or nobody waits for it: a pdf of 3 MB may unfold without end. */
const leerAparte = (bytes: Uint8Array, seFue: AbortSignal): Promise<Dibujada | Negada> =>
  new Promise((responder) => {
    const hilo = new Worker(rutaDesdeRaiz('apps/api/src/modules/media/lector-de-pdf.mjs'), {
      workerData: { bytes, lado: LADO_MAXIMO, amabilidad: AMABILIDAD },
      resourceLimits: RECURSOS,
      // What its libraries complain about comes from the file.
      stdout: true,
      stderr: true,
    });
    const antes = process.memoryUsage.rss();
    const desde = performance.now();
    let respuesta: Dibujada | Negada = { negada: 'imagen_ilegible' };
    const terminar = (): void => {
      clearInterval(guardia);
      seFue.removeEventListener('abort', terminar);
      void hilo.terminate();
    };
    const guardia = setInterval(() => {
      const tarda = performance.now() - desde > TIEMPO_MAXIMO_MS;
      if (tarda || process.memoryUsage.rss() - antes > MEMORIA_MAXIMA) terminar();
    }, CADA_MS);
    seFue.addEventListener('abort', terminar, { once: true });
    hilo.once('message', (leida: Dibujada | Negada) => {
      respuesta = leida;
      terminar();
    });
    // An error after the answer changes nothing.
    hilo.once('error', () => undefined);
    hilo.once('exit', () => {
      terminar();
      responder(respuesta);
    });
  });

/** Draws the one page of a quiet pdf. Throws 422, and the reason of `seFue`. */
export const paginaDePdf = async (bytes: Uint8Array, seFue: AbortSignal): Promise<Sharp> => {
  const leida = await leerAparte(bytes, seFue);
  seFue.throwIfAborted();
  if ('negada' in leida) throw errorHttp(422, leida.negada);
  const { data, width, height } = leida;
  return sharp(data, { raw: { width, height, channels: 4 } });
};
