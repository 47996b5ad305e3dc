import { AsyncLocalStorage } from 'node:async_hooks';
import { setMaxListeners } from 'node:events';
import type { Cupos } from '../http/cupos.ts';

/** In whose name something is being done. */
export type QuienPide = {
  /** null: the program's own work, which nobody asked for. */
  persona: number | null;
  /** Of the call, as in the log; null in the program's own work. */
  pedido_id: string | null;
  /** Aborted when whoever asked is no longer there to be answered. */
  seFue: AbortSignal;
  /** What that person may spend; null where it was looked at before. */
  cupos: Cupos | null;
};

const NUNCA = new AbortController().signal;
// whatever waits for its turn listens to it
setMaxListeners(0, NUNCA);
const NADIE: QuienPide = { persona: null, pedido_id: null, seFue: NUNCA, cupos: null };
const contexto = new AsyncLocalStorage<QuienPide>();

/** All that `hacer` starts, however far down, is in the name of that person. */
export const enNombreDe = <T>(quien: Partial<QuienPide>, hacer: () => T): T =>
  contexto.run({ ...NADIE, ...quien }, hacer);

export const solicitanteActual = (): QuienPide => contexto.getStore() ?? NADIE;
