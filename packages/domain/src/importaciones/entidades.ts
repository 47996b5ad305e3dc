/** What a former system's sheets are of, in the order in which each needs the ones before. */
export const ENTIDADES_A_IMPORTAR = [
  'personas',
  'matriculas',
  'titulos',
  'bloqueos',
  'legajos',
  'ampliaciones',
  'deudas',
  'pagos',
  'saldos_a_favor',
  'sanciones',
  'operadores',
] as const;
export type EntidadAImportar = (typeof ENTIDADES_A_IMPORTAR)[number];

/** Those whose rows are money, which is added up to the centavo. */
export const ENTIDADES_CON_IMPORTE = [
  'deudas',
  'pagos',
  'saldos_a_favor',
  'sanciones',
] as const satisfies readonly EntidadAImportar[];
export type EntidadConImporte = (typeof ENTIDADES_CON_IMPORTE)[number];

export const RESULTADOS_DE_FILA = ['crea', 'cambia', 'igual', 'rechaza'] as const;
export type ResultadoDeFila = (typeof RESULTADOS_DE_FILA)[number];

export const ESTADOS_DE_IMPORTACION = [
  'columnas',
  'en_cola',
  'ensayando',
  'ensayada',
  'por_aceptar',
  'aceptando',
  'aceptada',
  'fallida',
  'descartada',
] as const;
export type EstadoDeImportacion = (typeof ESTADOS_DE_IMPORTACION)[number];

/** While somebody works for it, the rest is not touched. */
export const estaTrabajando = (estado: EstadoDeImportacion): boolean =>
  ['en_cola', 'ensayando', 'por_aceptar', 'aceptando'].includes(estado);

export const estaTerminada = (estado: EstadoDeImportacion): boolean => ['aceptada', 'descartada'].includes(estado);
