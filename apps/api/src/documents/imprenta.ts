import { Worker } from 'node:worker_threads';
import { enRaiz } from '../raiz.ts';
import { enSuTurno, HILOS_DE_PAPELES } from '../reparto/en-su-turno.ts';
import { crearTaller, preguntar } from '../reparto/taller.ts';

export type Plantilla = 'carnet' | 'certificado' | 'cupon' | 'cvd' | 'planilla' | 'recibo';
export type Imagenes = Readonly<Record<string, Uint8Array>>;
/** A template, its data as JSON, and the images that they name. */
export type PedidoDeImpresion = { plantilla: Plantilla; datos: string; imagenes: Imagenes };
type Respuesta = { pdf: Uint8Array } | { falla: string };

/** The last of all: it takes what is left by whoever waits for an answer. */
const AMABILIDAD = 19;

const taller = crearTaller(
  HILOS_DE_PAPELES,
  () =>
    new Worker(enRaiz('apps/api/src/documents/imprenta.hilo.mjs'), {
      workerData: { plantillas: enRaiz('apps/api/src/documents/plantillas'), amabilidad: AMABILIDAD },
      execArgv: [],
    }),
);

/** A paper as PDF/UA, drawn in a thread of its own when its turn comes: same request, same bytes. Throws 429. */
export const imprimir = (pedido: PedidoDeImpresion): Promise<Uint8Array> =>
  enSuTurno('papel', async () => {
    const respuesta = await taller((hilo) => preguntar<Respuesta>(hilo, pedido));
    if ('falla' in respuesta) throw new Error(respuesta.falla);
    return respuesta.pdf;
  });
