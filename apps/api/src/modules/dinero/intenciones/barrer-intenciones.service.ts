import type { DepsDePagos } from '../pagos.ts';
import { adelantarTodas, findIntencion, tomarPorConsultar } from './intenciones.repository.ts';
import { preguntar } from './preguntar.service.ts';

const LOTE = 8;
/** If this sweep dies with some in hand, another takes them up then. */
const EN_MANO_MS = 5 * 60_000;
/** Asks again if a notice came meanwhile. One from a clock ahead of the sweep's always seems newer, so it is left for the next sweep. */
const VECES = 2;

export type DepsDeBarrido = Pick<DepsDePagos, 'db' | 'pasarelas' | 'reloj' | 'turnos'>;

/** `todas` asks about every open one, due or not. Answers how many. One failure does not stop the others; it is thrown at the end. */
export const barrerIntenciones = async (deps: DepsDeBarrido, { todas = false } = {}): Promise<number> => {
  if (todas) await adelantarTodas(deps.db, deps.reloj());
  const fallas: unknown[] = [];
  const veces = new Map<number, number>();
  let preguntadas = 0;
  for (;;) {
    const ahora = deps.reloj();
    const tomadas = await tomarPorConsultar(deps.db, ahora, new Date(ahora.getTime() + EN_MANO_MS), LOTE);
    if (tomadas.length === 0) break;
    const ids = tomadas.filter((id) => (veces.get(id) ?? 0) < VECES);
    for (const id of ids) veces.set(id, (veces.get(id) ?? 0) + 1);
    const hechas = await Promise.allSettled(ids.map((id) => preguntarPor(deps, id)));
    fallas.push(...hechas.flatMap((una) => (una.status === 'rejected' ? [una.reason] : [])));
    preguntadas += ids.length;
  }
  if (fallas.length > 0) throw new AggregateError(fallas, `No se pudo preguntar por ${fallas.length} pagos`);
  return preguntadas;
};

const preguntarPor = async (deps: DepsDeBarrido, id: number): Promise<void> => {
  const intencion = await findIntencion(deps.db, id);
  if (intencion) await preguntar(deps, intencion);
};
