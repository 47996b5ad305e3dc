export const CLAVES_DE_LISTA = [
  ...(['tasas', 'cargos', 'feriados', 'plazos', 'plazos_de_cupones', 'control', 'observaciones', 'bloqueos'] as const),
  ...(['oficinas', 'cobradores'] as const),
] as const;
export type ClaveDeLista = (typeof CLAVES_DE_LISTA)[number];
