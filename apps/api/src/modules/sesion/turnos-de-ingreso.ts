import { errorHttp } from '../../http/error-http.ts';
import { crearFila } from './fila.ts';
import { HILOS } from './hilos-de-claves.ts';

/** While one waits for the database another is being verified. */
const LUGARES = HILOS + 1;
/** S-499. However slow they go, an office that arrives together is let wait. */
const POR_OMISION = { esperaMaximaMs: 4_000, siempreEsperan: 50 };
const VECES_PARA_CONOCIDOS = 2;
const PRIMERA_DURACION_MS = 50;
const PESO_DE_LA_ULTIMA = 0.1;
const RETRASO_MINIMO_SEGUNDOS = 3;

export type OpcionesDeTurnos = typeof POR_OMISION;
export type Turnos = {
  /** Throws 503 when the line is too long for them: asked first, before anything is read for them, it costs nothing. */
  admitir(conocido: boolean): void;
  /** Asks it again, since many may have come meanwhile. */
  enTurno<T>(conocido: boolean, trabajo: () => Promise<T>): Promise<T>;
};

/**
 * Sign-ins, by the order of arrival. Whoever would wait for too long is told at once, and for how long, instead of being left
 * waiting; who comes from a device of their own is let wait longer, so that strangers do not fill the line.
 */
export const crearTurnos = ({ esperaMaximaMs, siempreEsperan }: OpcionesDeTurnos = POR_OMISION): Turnos => {
  const enFila = crearFila(LUGARES);
  let duracionMs = PRIMERA_DURACION_MS;
  const medir = (desde: number): void => {
    duracionMs += (performance.now() - desde - duracionMs) * PESO_DE_LA_ULTIMA;
  };
  const admitir = (conocido: boolean): void => {
    const veces = conocido ? VECES_PARA_CONOCIDOS : 1;
    const esperaMs = (enFila.esperan() * duracionMs) / LUGARES;
    if (enFila.esperan() >= siempreEsperan * veces && esperaMs > esperaMaximaMs * veces) throw enEspera(esperaMs);
  };
  const medido = async <T>(trabajo: () => Promise<T>): Promise<T> => {
    const desde = performance.now();
    try {
      return await trabajo();
    } finally {
      medir(desde);
    }
  };
  return {
    admitir,
    enTurno: async (conocido, trabajo) => {
      admitir(conocido);
      return enFila(() => medido(trabajo));
    },
  };
};

const enEspera = (esperaMs: number) => {
  const segundos = Math.max(RETRASO_MINIMO_SEGUNDOS, Math.ceil(esperaMs / 1000));
  return errorHttp(503, 'muchos_ingresos', { encabezados: { 'retry-after': String(segundos) }, esperado: true });
};
