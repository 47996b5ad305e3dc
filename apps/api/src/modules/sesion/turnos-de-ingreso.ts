import { errorHttp } from '../../http/error-http.ts';
import { crearReparto } from '../../reparto/reparto.ts';
import { solicitanteActual } from '../../reparto/solicitante-actual.ts';
import { HILOS } from './hilos-de-claves.ts';

/** While one waits for the database another is being verified. */
const LUGARES = HILOS + 1;
/** S-499. However slow they go, an office that arrives together is let wait. */
const POR_OMISION = { esperaMaximaMs: 4_000, siempreEsperan: 50 };
const VECES_PARA_CONOCIDOS = 2;
/** S-534. */
const POR_QUIEN = { porPersona: 1, enEspera: 20 };
const PRIMERA_DURACION_MS = 50;
const PESO_DE_LA_ULTIMA = 0.1;
const RETRASO_MINIMO_MS = 3_000;
const RETRASO_MAXIMO_MS = 60_000; // S-535

export type OpcionesDeTurnos = typeof POR_OMISION;
/** Who signs in, told apart as their tries are (intentos.ts); `conocido`: from a device of theirs. */
export type QuienIngresa = { clave: string; conocido: boolean };
export type TurnosDeIngreso = {
  /** Throws 503 when the line is too long for them: asked first, before anything is read for them, it costs nothing. */
  admitir(conocido: boolean): void;
  /** Asks it again, since many may have come meanwhile. Throws 429 when that one has too many waiting, and the reason of who left. */
  enTurno<T>(quien: QuienIngresa, trabajo: () => Promise<T>): Promise<T>;
};

/** The mean of how long the last ones took. */
const crearDuracion = () => {
  let ms = PRIMERA_DURACION_MS;
  return {
    ms: () => ms,
    medir: async <T>(trabajo: () => Promise<T>): Promise<T> => {
      const desde = performance.now();
      try {
        return await trabajo();
      } finally {
        ms += (performance.now() - desde - ms) * PESO_DE_LA_ULTIMA;
      }
    },
  };
};

/** When each who is told to come back may: one after another, so that they do not all come back at the same moment. */
const crearCitas = () => {
  let ultima = 0;
  return (esperaMs: number, entreUnaYOtraMs: number): number => {
    const ahora = performance.now();
    const minima = ahora + Math.max(esperaMs, RETRASO_MINIMO_MS);
    ultima = Math.min(Math.max(ultima + entreUnaYOtraMs, minima), ahora + RETRASO_MAXIMO_MS);
    return Math.ceil(Math.round(ultima - ahora) / 1000);
  };
};

const enEspera = (segundos: number) =>
  errorHttp(503, 'muchos_ingresos', { encabezados: { 'retry-after': String(segundos) }, esperado: true });

/**
 * Sign-ins, in turns among who they are of. Whoever would wait for too long is told at once, and for how long, instead of being left
 * waiting; who comes from a device of their own is let wait longer, so that strangers do not fill the line.
 */
export const crearTurnos = ({ esperaMaximaMs, siempreEsperan }: OpcionesDeTurnos = POR_OMISION): TurnosDeIngreso => {
  const repartir = crearReparto({ lugares: LUGARES, ...POR_QUIEN });
  const duracion = crearDuracion();
  const citas = { conocidos: crearCitas(), extranios: crearCitas() };
  const admitir = (conocido: boolean): void => {
    const veces = conocido ? VECES_PARA_CONOCIDOS : 1;
    const [esperan, cadaUnoMs] = [repartir.esperan(), duracion.ms() / LUGARES];
    if (esperan < siempreEsperan * veces || esperan * cadaUnoMs <= esperaMaximaMs * veces) return;
    throw enEspera(citas[conocido ? 'conocidos' : 'extranios'](esperan * cadaUnoMs, cadaUnoMs));
  };
  return {
    admitir,
    enTurno: async ({ clave, conocido }, trabajo) => {
      admitir(conocido);
      return repartir(clave, solicitanteActual().seFue, () => duracion.medir(trabajo));
    },
  };
};
