/** A null value is one that there is not: nothing is drawn for it, and its table says so. */
export type SerieDeGrafico = { nombre: string; valores: readonly (number | null)[] };

export type DatosDeGrafico = {
  /** What the categories are: the first column of the table. */
  rotulo: string;
  categorias: readonly string[];
  /** Six at most, told apart by their mark too. */
  series: readonly SerieDeGrafico[];
  /** One over another, so that what is read is their sum. */
  apilado?: boolean;
  /** As a figure is read in the table and aloud. */
  format: (valor: number) => string;
  /** As it is read on the axis, where there is less room. */
  formatEje?: (valor: number) => string;
};

/** Where it is drawn, in pixels. */
export type Marco = { ancho: number; alto: number; izquierda: number; derecha: number; arriba: number; abajo: number };

export const SIN_DATO = '—';
