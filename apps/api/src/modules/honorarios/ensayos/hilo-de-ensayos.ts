import type { Worker } from 'node:worker_threads';
import type { AcumuladoDeEnsayo, Honorario, LineaDeEnsayo, TasasPorEnsayar } from '@colega/domain/honorarios';
import { abrirHilo } from '../../../reparto/abrir-hilo.ts';
import { crearTaller, preguntar } from '../../../reparto/taller.ts';
import type { Explicado } from './explicados.repository.ts';
import type { ContratoLeido } from './lineas.repository.ts';

export type DatosDelHiloDeEnsayos = { amabilidad: number };
/** All that a tariff calculates with, as it is read, and the day on which it begins; or the rates, and those that were there. */
export type LoQueSePrueba =
  | { de: 'arancel'; crudos: Record<string, unknown>; vigente_desde: string }
  | { de: 'tasas'; tasas: TasasPorEnsayar };
type PreguntaDeContratos = { contratos: readonly ContratoLeido[]; acumulado: AcumuladoDeEnsayo };
/** `calculado`: as it was, when it was calculated. */
export type PorExplicar = { contrato: ContratoLeido; calculado: Honorario | null };

export type PreguntaAlEnsayo =
  | { prueba: LoQueSePrueba }
  | PreguntaDeContratos
  | { por_explicar: readonly PorExplicar[] };
type Probados = { lineas: LineaDeEnsayo[]; acumulado: AcumuladoDeEnsayo };
type Explicados = { explicados: Explicado[] };
export type RespuestaDelEnsayo = Probados | Explicados | { lineas: [] };

const AMABILIDAD = 15;
/** What it works with takes some 60 MB; without a limit it would collect its garbage far later. */
const LIMITES = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 };
/** The queue runs one at a time (correr-ensayo.service.ts); another portal on the same database has its own. */
const taller = crearTaller(1, () =>
  abrirHilo(
    { desde: import.meta.url, fuente: './ensayo.hilo.ts', armado: './hilos/ensayo.js' },
    { amabilidad: AMABILIDAD } satisfies DatosDelHiloDeEnsayos,
    LIMITES,
  ),
);

const loQueTiene = new WeakMap<Worker, number>();

/** Asks the thread, which keeps what one rehearsal tries until another asks. */
const consultar = <T>(ensayoId: number, leerPrueba: () => LoQueSePrueba, pregunta: PreguntaAlEnsayo): Promise<T> =>
  taller(async (hilo) => {
    if (loQueTiene.get(hilo) !== ensayoId) {
      loQueTiene.delete(hilo);
      await preguntar(hilo, { prueba: leerPrueba() } satisfies PreguntaAlEnsayo);
      loQueTiene.set(hilo, ensayoId);
    }
    return preguntar<T>(hilo, pregunta);
  });

export const ensayarEnHilo = (
  ensayoId: number,
  leerPrueba: () => LoQueSePrueba,
  pregunta: PreguntaDeContratos,
): Promise<Probados> => consultar(ensayoId, leerPrueba, pregunta);

export const explicarEnHilo = async (
  ensayoId: number,
  leerPrueba: () => LoQueSePrueba,
  por_explicar: readonly PorExplicar[],
): Promise<Explicado[]> => (await consultar<Explicados>(ensayoId, leerPrueba, { por_explicar })).explicados;

/** Nothing is left to try for now: a thread whose work fails is told to end, and gives its memory back. */
export const soltarHilo = (): Promise<void> =>
  taller(() => Promise.reject(new Error('Ya no hace falta'))).catch(() => undefined);
