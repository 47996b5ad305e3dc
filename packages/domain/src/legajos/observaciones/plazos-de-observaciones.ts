import type { Fecha } from '../../fechas/fecha.ts';
import { type PlazoDeCola, plazoDeCola } from '../bandeja/plazo-de-cola.ts';
import type { AccionDeObservacion, EstadoDeObservacion } from './estados.ts';

type ObservacionConHilo = {
  estado: EstadoDeObservacion;
  creada_en: string;
  respondida_en: string | null;
  hilo: readonly { accion: AccionDeObservacion; cuando: string }[];
};

/** `de`: whom the observation waits for. */
export type PlazoDeObservacion = PlazoDeCola & { de: 'matriculado' | 'colegio' };

type Reloj = {
  hoy: Fecha;
  feriados: ReadonlySet<Fecha>;
  /** In how many business days each one acts. */
  dias: Readonly<Record<PlazoDeObservacion['de'], number>>;
  diaDe: (momento: string) => Fecha;
};

const ultimo = (momentos: readonly string[]): string | undefined =>
  momentos.toSorted((uno, otro) => Date.parse(uno) - Date.parse(otro)).at(-1);

const abiertaDesde = ({ creada_en, hilo }: ObservacionConHilo): string =>
  hilo.findLast(({ accion }) => accion === 'reabrir')?.cuando ?? creada_en;

/** When it stopped waiting for its technician: an answer, or the college that withdrew what was open. Old answers have no thread. */
const cerradaEn = ({ hilo, respondida_en }: ObservacionConHilo): string[] => [
  ...(hilo.length === 0 && respondida_en !== null ? [respondida_en] : []),
  ...hilo.flatMap(({ accion, cuando }, i) => {
    const estabaAbierta = i === 0 || hilo[i - 1]?.accion === 'reabrir';
    return accion !== 'reabrir' && estabaAbierta ? [cuando] : [];
  }),
];

/** The file is back at the college when its last open observation is closed: until then an answer has no term (S-614). */
export const plazosDeObservaciones = (
  observaciones: readonly ObservacionConHilo[],
  { hoy, feriados, dias, diaDe }: Reloj,
): (PlazoDeObservacion | null)[] => {
  const quedan = observaciones.some(({ estado }) => estado === 'abierta');
  const volvio = ultimo(observaciones.flatMap(cerradaEn));
  const plazo = (de: PlazoDeObservacion['de'], desde: string): PlazoDeObservacion => ({
    de,
    ...plazoDeCola(diaDe(desde), dias[de], hoy, feriados),
  });
  return observaciones.map((observacion) => {
    if (observacion.estado === 'abierta') return plazo('matriculado', abiertaDesde(observacion));
    if (observacion.estado !== 'respondida' || quedan || volvio === undefined) return null;
    return plazo('colegio', volvio);
  });
};
