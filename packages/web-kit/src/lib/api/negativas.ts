const oyentes = new Set<() => void>();

/** A refusal for lack of an ability means that the known abilities are old. */
export const alNegarse = (oyente: () => void): (() => void) => {
  oyentes.add(oyente);
  return () => void oyentes.delete(oyente);
};

export const avisarNegativa = (): void => {
  for (const oyente of oyentes) oyente();
};
