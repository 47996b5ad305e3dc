import { Worker } from 'node:worker_threads';
import { rutaDesdeRaiz } from '../raiz.ts';
import { enSuTurno, HILOS_DE_PAPELES } from '../reparto/en-su-turno.ts';
import { crearTaller, preguntar } from '../reparto/taller.ts';

export type Plantilla = 'carnet' | 'certificado' | 'cupon' | 'cvd' | 'planilla' | 'recibo';
export type Imagenes = Readonly<Record<string, Uint8Array>>;
/** A template, its data as JSON, and the images that they name. */
export type PedidoDeImpresion = { plantilla: Plantilla; datos: string; imagenes: Imagenes };
type Respuesta = { pdf: Uint8Array } | { falla: string };

/** The last of all: it takes what is left by whoever waits for an answer. */
const AMABILIDAD = 19;

/**
 * S-561: of one that does not end. Its thread is inside the compiler, which listens to nobody: another takes its place, and that one
 * goes on, the last of all, until it ends or the process does.
 */
const TIEMPO_MAXIMO_MS = 60_000;

/** Draws with the templates of that folder, each paper in the time that it may take. */
export const crearImprenta = (plantillas: string, tiempoMaximoMs = TIEMPO_MAXIMO_MS) => {
  const taller = crearTaller(
    HILOS_DE_PAPELES,
    () =>
      new Worker(rutaDesdeRaiz('apps/api/src/documents/imprenta.hilo.mjs'), {
        workerData: { plantillas, amabilidad: AMABILIDAD },
        execArgv: [],
      }),
  );
  return (pedido: PedidoDeImpresion): Promise<Uint8Array> =>
    enSuTurno('papel', async () => {
      const plazo = new AbortController();
      const vence = (): void =>
        plazo.abort(new Error(`«${pedido.plantilla}» no se dibujó en ${tiempoMaximoMs / 1000} s`));
      let reloj: NodeJS.Timeout | undefined;
      try {
        const respuesta = await taller((hilo) => {
          reloj = setTimeout(vence, tiempoMaximoMs);
          return preguntar<Respuesta>(hilo, pedido);
        }, plazo.signal);
        if ('falla' in respuesta) throw new Error(respuesta.falla);
        return respuesta.pdf;
      } finally {
        clearTimeout(reloj);
      }
    });
};

/** A paper as PDF/UA, drawn in a thread of its own when its turn comes: same request, same bytes. Throws 429. */
export const imprimir = crearImprenta(rutaDesdeRaiz('apps/api/src/documents/plantillas'));
