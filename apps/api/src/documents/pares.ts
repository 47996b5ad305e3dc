export type Par = { etiqueta: string; valor: string; ancho?: true };
type Escrito = readonly [etiqueta: string, valor: string];

export const armarPares = (pares: readonly Escrito[], anchos: readonly Escrito[] = []): Par[] => [
  ...pares.map(([etiqueta, valor]) => ({ etiqueta, valor })),
  ...anchos.map(([etiqueta, valor]) => ({ etiqueta, valor, ancho: true as const })),
];
