const oyentes = new Set<() => void>();

/** Told when the server refuses something for lack of an ability: what the screen knows of them is old. */
export const alNegarse = (oyente: () => void): (() => void) => {
  oyentes.add(oyente);
  return () => void oyentes.delete(oyente);
};

export const avisarNegativa = (): void => {
  for (const oyente of oyentes) oyente();
};
