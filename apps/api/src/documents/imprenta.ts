import { Worker } from 'node:worker_threads';
import { rutaDesdeRaiz } from '../raiz.ts';
import { enSuTurno, HILOS_DE_PAPELES } from '../reparto/en-su-turno.ts';
import { crearTaller, preguntar } from '../reparto/taller.ts';

export type Plantilla =
  | 'carnet'
  | 'cierre'
  | 'certificado'
  | 'cupon'
  | 'cvd'
  | 'planilla'
  | 'presupuesto'
  | 'recibo'
  | 'resumen-anual';
export type Imagenes = Readonly<Record<string, Uint8Array>>;
export type PedidoDeImpresion = { plantilla: Plantilla; datos: string; imagenes: Imagenes };
type Respuesta = { pdf: Uint8Array } | { falla: string };

/** The lowest priority: papers take what the answers leave. */
const AMABILIDAD = 19;

/** S-561: the compiler hears nobody: a paper that does not end loses its place to a new thread, and its own goes on with the lowest priority. */
const TIEMPO_MAXIMO_MS = 60_000;

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

/** Prints a paper as PDF/UA in another thread, when its turn comes: the same request gives the same bytes. Throws 429. */
export const imprimir = crearImprenta(rutaDesdeRaiz('apps/api/src/documents/plantillas'));
