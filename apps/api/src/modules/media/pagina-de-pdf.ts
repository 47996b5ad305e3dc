import { Worker } from 'node:worker_threads';
import sharp, { type Sharp } from 'sharp';
import { errorHttp } from '../../http/error-http.ts';
import { enRaiz } from '../../raiz.ts';

const LADO_MAXIMO = 1800;
// S-310: what a page takes is far below
const TIEMPO_MAXIMO_MS = 15_000;
const MEMORIA_MAXIMA = 512 * 1024 * 1024;
const CADA_MS = 20;

type Negada = { negada: 'pdf_con_clave' | 'pdf_de_varias_paginas' | 'pdf_activo' | 'imagen_ilegible' };
type Dibujada = { data: Uint8Array; width: number; height: number };

/** In a thread of its own, which is stopped when it takes too long or too much: a pdf of 3 MB may unfold without end. */
const leerAparte = (bytes: Uint8Array): Promise<Dibujada | Negada> =>
  new Promise((responder) => {
    const hilo = new Worker(enRaiz('apps/api/src/modules/media/lector-de-pdf.mjs'), {
      workerData: { bytes, lado: LADO_MAXIMO },
    });
    const antes = process.memoryUsage.rss();
    const desde = performance.now();
    let respuesta: Dibujada | Negada = { negada: 'imagen_ilegible' };
    const terminar = (): void => {
      clearInterval(guardia);
      void hilo.terminate();
    };
    const guardia = setInterval(() => {
      const tarda = performance.now() - desde > TIEMPO_MAXIMO_MS;
      if (tarda || process.memoryUsage.rss() - antes > MEMORIA_MAXIMA) terminar();
    }, CADA_MS);
    hilo.once('message', (leida: Dibujada | Negada) => {
      respuesta = leida;
      terminar();
    });
    // what it could not read, it could not
    hilo.once('error', () => undefined);
    hilo.once('exit', () => {
      clearInterval(guardia);
      responder(respuesta);
    });
  });

/** One after another: of each, how much memory it takes is looked at. */
let cola: Promise<unknown> = Promise.resolve();
const deAUno = <T>(trabajo: () => Promise<T>): Promise<T> => {
  const turno = cola.then(trabajo);
  cola = turno.catch(() => undefined);
  return turno;
};

/** The one page of a quiet pdf, drawn. Throws 422. */
export const paginaDePdf = async (bytes: Uint8Array): Promise<Sharp> => {
  const leida = await deAUno(() => leerAparte(bytes));
  if ('negada' in leida) throw errorHttp(422, leida.negada);
  const { data, width, height } = leida;
  return sharp(data, { raw: { width, height, channels: 4 } });
};
