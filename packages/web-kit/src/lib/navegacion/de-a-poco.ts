/** Lets the page answer and be painted before the next piece of work. */
export const ceder = (): Promise<void> => new Promise((listo) => setTimeout(listo));

/** One piece of code after another, each a task of its own: evaluated at once they keep a slow phone from answering. */
export const cargarDeAPoco = async (piezas: readonly (() => unknown)[]): Promise<void> => {
  for (const pieza of piezas) {
    await pieza();
    await ceder();
  }
};
