import { textoEn } from './ruta-de-celda.ts';

export const TIPOS_DE_CELDA = ['importe', 'coeficiente', 'porcentaje', 'tope', 'entero', 'reparto'] as const;
/** `tope` may be empty: the last bracket has none. `reparto` names one of the table of shares. */
export type TipoDeCelda = (typeof TIPOS_DE_CELDA)[number];

/** `ruta` is where its value is in the contents; the value has a dot for decimals. */
export type CeldaDeArancel = { ruta: string; tipo: TipoDeCelda; valor: string };
export type RenglonDeArancel = {
  clave: string;
  nombres: string[];
  celdas: (CeldaDeArancel | null)[];
  /** Where the source of its table or task is, which is its own while it says none. */
  norma: string;
  /** Where its own source is. */
  suya: string;
  /** Of a bracket: rows may be added there, and it may be taken out. */
  lista: string | null;
};
export type TablaDeArancel = {
  clave: string;
  titulo: string;
  /** Of what names a row, and of its figures. */
  encabezados: string[];
  columnas: string[];
  renglones: RenglonDeArancel[];
};

export const celdaDe = (contenido: unknown, ruta: string, tipo: TipoDeCelda): CeldaDeArancel => ({
  ...{ ruta, tipo, valor: textoEn(contenido, ruta) },
});
