/** AUT-094, OPN-059. S-11: some names are not literal. */
export const DESTINOS_DE_TAREA = [
  'Presentación municipal',
  'EDENOR',
  'EDESUR',
  'Aseguradora de riesgos del trabajo (ART)',
  'Cooperativas',
  'Bomberos',
  'Autoridad del Agua (ADA)',
  'Censo de carga',
  'EDEA',
  'EDELAP',
  'Delegación local de Pinamar',
  'Presentar ante quien corresponda',
] as const;

export const esDestino = (valor: string): boolean => DESTINOS_DE_TAREA.some((destino) => destino === valor);
