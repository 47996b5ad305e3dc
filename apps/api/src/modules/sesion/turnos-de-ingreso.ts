import { errorHttp } from '../../http/error-http.ts';
import { crearReparto } from '../../reparto/reparto.ts';
import { solicitanteActual } from '../../reparto/solicitante-actual.ts';
import { HILOS } from './hilos-de-claves.ts';

const LUGARES = HILOS + 1;
/** S-499: an office that arrives together may wait, however slow it goes. */
const POR_OMISION = { esperaMaximaMs: 4_000, siempreEsperan: 50 };
const VECES_PARA_CONOCIDOS = 2;
/** S-534. */
const POR_QUIEN = { porPersona: 1, enEspera: 20 };
const PRIMERA_DURACION_MS = 50;
const PESO_DE_LA_ULTIMA = 0.1;
const RETRASO_MINIMO_MS = 3_000;
const RETRASO_MAXIMO_MS = 60_000; // S-535

export type OpcionesDeTurnos = typeof POR_OMISION;
export type QuienIngresa = { clave: string; conocido: boolean };
export type TurnosDeIngreso = {
  /** Throws 503 when the line is too long. It is asked before reading anything, so it costs nothing. */
  admitir(conocido: boolean): void;
  /** Checks the line again, since many may have come meanwhile. Throws 429 when that caller has too many waiting, and the reason of one who left. */
  enTurno<T>(quien: QuienIngresa, trabajo: () => Promise<T>): Promise<T>;
};

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

/** People told to come back get successive times, so that they do not all return at once. */
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

/** Whoever would wait too long is told at once for how long; a known device may wait longer, so that strangers do not fill the line. */
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
