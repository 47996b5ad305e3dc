/** FRM-033: the first entry stays. */
export const quitarDeIncrementador = <T>(lista: readonly T[], indice: number): T[] =>
  indice <= 0 ? [...lista] : lista.filter((_, i) => i !== indice);
