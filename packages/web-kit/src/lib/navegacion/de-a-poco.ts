/** Lets the page answer and be painted before the next piece of work. Timers in a row wait 4 ms each, which this need not. */
export const ceder = (): Promise<void> =>
  delNavegador.scheduler?.yield?.() ?? new Promise((listo) => setTimeout(listo));

// Not every browser has it.
const delNavegador: { scheduler?: Partial<Scheduler> } = globalThis;

/** One piece of code after another, each a task of its own: evaluated at once they keep a slow phone from answering. */
export const cargarDeAPoco = async (piezas: readonly (() => unknown)[]): Promise<void> => {
  for (const pieza of piezas) {
    await pieza();
    await ceder();
  }
};
