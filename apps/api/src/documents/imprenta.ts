import { Worker } from 'node:worker_threads';
import { enRaiz } from '../raiz.ts';
import { enSuTurno, HILOS_DE_PAPELES } from '../reparto/en-su-turno.ts';

export type Plantilla = 'carnet' | 'certificado' | 'cupon' | 'cvd' | 'planilla' | 'recibo';
export type Imagenes = Readonly<Record<string, Uint8Array>>;
/** A template, its data as JSON, and the images that they name. */
export type Pedido = { plantilla: Plantilla; datos: string; imagenes: Imagenes };
type Encargo = Pedido & { listo: (pdf: Uint8Array) => void; falla: (error: Error) => void };
type Respuesta = { pdf: Uint8Array } | { falla: string };

const AMABILIDAD = 10;

const enEspera: Encargo[] = [];
const libres: Worker[] = [];
let vivos = 0;

/** A thread that waits for papers does not keep the process from ending. */
const crearHilo = (): Worker => {
  vivos += 1;
  const hilo = new Worker(enRaiz('apps/api/src/documents/imprenta.hilo.mjs'), {
    workerData: { plantillas: enRaiz('apps/api/src/documents/plantillas'), amabilidad: AMABILIDAD },
    execArgv: [],
  });
  hilo.once('exit', () => {
    vivos -= 1;
    const lugar = libres.indexOf(hilo);
    if (lugar >= 0) libres.splice(lugar, 1);
    repartir();
  });
  return hilo;
};

const hacer = (hilo: Worker, { listo, falla, ...pedido }: Encargo): void => {
  const terminar = () => {
    hilo.off('message', alResponder).off('error', alFallar);
    hilo.unref();
  };
  const alResponder = (respuesta: Respuesta) => {
    terminar();
    libres.push(hilo);
    if ('pdf' in respuesta) listo(respuesta.pdf);
    else falla(new Error(respuesta.falla));
    repartir();
  };
  const alFallar = (error: Error) => {
    terminar();
    falla(error);
    repartir();
  };
  hilo.on('message', alResponder).on('error', alFallar);
  hilo.ref();
  hilo.postMessage(pedido);
};

const repartir = (): void => {
  while (enEspera.length > 0) {
    const hilo = libres.pop() ?? (vivos < HILOS_DE_PAPELES ? crearHilo() : undefined);
    if (!hilo) return;
    const encargo = enEspera.shift();
    if (encargo) hacer(hilo, encargo);
  }
};

const encargar = (pedido: Pedido): Promise<Uint8Array> =>
  new Promise((listo, falla) => {
    enEspera.push({ ...pedido, listo, falla });
    repartir();
  });

/** A paper as PDF/UA, drawn in a thread of its own when its turn comes: same request, same bytes. Throws 429. */
export const imprimir = (pedido: Pedido): Promise<Uint8Array> => enSuTurno('papel', () => encargar(pedido));
