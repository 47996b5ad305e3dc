const oyentes = new Set<() => void>();

export const alNegarse = (oyente: () => void): (() => void) => {
  oyentes.add(oyente);
  return () => void oyentes.delete(oyente);
};

export const avisarNegativa = (): void => {
  for (const oyente of oyentes) oyente();
};
