import { AsyncLocalStorage } from 'node:async_hooks';
import { setMaxListeners } from 'node:events';
import type { Cupos } from '../http/cupos.ts';

/** Whoever asks without a session: all of them take one turn, as a person does. */
export const SIN_SESION = 'sin sesion' as const;

export type QuienPide = {
  /** Null: nobody asked, it is the program's own work. */
  persona: number | typeof SIN_SESION | null;
  pedido_id: string | null;
  seFue: AbortSignal;
  cupos: Cupos | null;
};

const NUNCA = new AbortController().signal;
// Whatever waits for its turn listens to it.
setMaxListeners(0, NUNCA);
const NADIE: QuienPide = { persona: null, pedido_id: null, seFue: NUNCA, cupos: null };
const contexto = new AsyncLocalStorage<QuienPide>();

/** Everything that `hacer` starts, however deep, is in the name of that person. */
export const enNombreDe = <T>(quien: Partial<QuienPide>, hacer: () => T): T =>
  contexto.run({ ...NADIE, ...quien }, hacer);

export const solicitanteActual = (): QuienPide => contexto.getStore() ?? NADIE;
