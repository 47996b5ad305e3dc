import { Worker } from 'node:worker_threads';
import sharp, { type Sharp } from 'sharp';
import { errorHttp } from '../../http/error-http.ts';
import { rutaDesdeRaiz } from '../../raiz.ts';

const LADO_MAXIMO = 1800;
/** S-310: what a page takes is far below. Of the process, when what the thread itself forbids was not enough. */
const TIEMPO_MAXIMO_MS = 15_000;
const MEMORIA_MAXIMA = 1024 * 1024 * 1024;
const CADA_MS = 20;
const AMABILIDAD = 15;
/** Of JavaScript alone, in MB. */
const RECURSOS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

type Negada = {
  negada: 'pdf_con_clave' | 'pdf_de_varias_paginas' | 'pdf_activo' | 'pdf_de_otra_medida' | 'imagen_ilegible';
};
type Dibujada = { data: Uint8Array; width: number; height: number };

/**
 * In a thread of its own, which is stopped when it takes too long or too much, or nobody waits for it any more: a pdf of 3 MB may
 * unfold without end.
 */
const leerAparte = (bytes: Uint8Array, seFue: AbortSignal): Promise<Dibujada | Negada> =>
  new Promise((responder) => {
    const hilo = new Worker(rutaDesdeRaiz('apps/api/src/modules/media/lector-de-pdf.mjs'), {
      workerData: { bytes, lado: LADO_MAXIMO, amabilidad: AMABILIDAD },
      resourceLimits: RECURSOS,
      // what its libraries complain about is of the file
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
    // what it could not read, it could not
    hilo.once('error', () => undefined);
    hilo.once('exit', () => {
      terminar();
      responder(respuesta);
    });
  });

/** The one page of a quiet pdf, drawn. Throws 422, and the reason of `seFue`. */
export const paginaDePdf = async (bytes: Uint8Array, seFue: AbortSignal): Promise<Sharp> => {
  const leida = await leerAparte(bytes, seFue);
  seFue.throwIfAborted();
  if ('negada' in leida) throw errorHttp(422, leida.negada);
  const { data, width, height } = leida;
  return sharp(data, { raw: { width, height, channels: 4 } });
};
