import type { Worker } from 'node:worker_threads';
import type { AcumuladoDeEnsayo, Honorario, LineaDeEnsayo, PedidoDeCalculo } from '@colega/domain/honorarios';
import { abrirHilo } from '../../../reparto/abrir-hilo.ts';
import { crearTaller, preguntar } from '../../../reparto/taller.ts';
import type { ContratoLeido } from './lineas.repository.ts';

export type DatosDelHiloDeEnsayos = { amabilidad: number };
/** All that a tariff calculates with, as it is read, and the day on which it begins. */
export type ArancelDelHilo = { crudos: Record<string, unknown>; vigente_desde: string };
type PedidoDeContrato = { detalle_id: number; pedido: PedidoDeCalculo };
type PreguntaDeContratos = { contratos: readonly ContratoLeido[]; acumulado: AcumuladoDeEnsayo };

export type PreguntaAlEnsayo =
  | { arancel: ArancelDelHilo }
  | PreguntaDeContratos
  | { pedidos: readonly PedidoDeContrato[] };
type Probados = { lineas: LineaDeEnsayo[]; acumulado: AcumuladoDeEnsayo };
type Explicados = { honorarios: { detalle_id: number; honorario: Honorario }[] };
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

/** Asks the thread, which keeps the tariff of one rehearsal until another asks. */
const consultar = <T>(ensayoId: number, leerArancel: () => ArancelDelHilo, pregunta: PreguntaAlEnsayo): Promise<T> =>
  taller(async (hilo) => {
    if (loQueTiene.get(hilo) !== ensayoId) {
      loQueTiene.delete(hilo);
      await preguntar(hilo, { arancel: leerArancel() } satisfies PreguntaAlEnsayo);
      loQueTiene.set(hilo, ensayoId);
    }
    return preguntar<T>(hilo, pregunta);
  });

export const ensayarEnHilo = (
  ensayoId: number,
  leerArancel: () => ArancelDelHilo,
  pregunta: PreguntaDeContratos,
): Promise<Probados> => consultar(ensayoId, leerArancel, pregunta);

export const explicarEnHilo = async (
  ensayoId: number,
  leerArancel: () => ArancelDelHilo,
  pedidos: readonly PedidoDeContrato[],
): Promise<Explicados['honorarios']> => (await consultar<Explicados>(ensayoId, leerArancel, { pedidos })).honorarios;

/** Nothing is left to try for now: a thread whose work fails is told to end, and gives its memory back. */
export const soltarHilo = (): Promise<void> =>
  taller(() => Promise.reject(new Error('Ya no hace falta'))).catch(() => undefined);
