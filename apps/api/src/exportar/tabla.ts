import type { Fecha } from '@colega/domain/fechas';

export type Celda =
  | { tipo: 'texto'; valor: string }
  | { tipo: 'numero'; valor: number }
  | { tipo: 'importe'; valor: string }
  | { tipo: 'fecha'; valor: Fecha }
  | null;

export type Columna<F> = { titulo: string; ancho: number; celda: (fila: F) => Celda };
export type TablaPorExportar<F> = { nombre: string; columnas: readonly Columna<F>[] };

/** The heading that travels to the thread: titles, and widths in characters. */
export type EncabezadoDeHoja = { nombre: string; titulos: string[]; anchos: number[] };
export type HojaDeDatos = EncabezadoDeHoja & { filas: Celda[][] };

export const encabezadoDe = <F>({ nombre, columnas }: TablaPorExportar<F>): EncabezadoDeHoja => ({
  nombre,
  titulos: columnas.map(({ titulo }) => titulo),
  anchos: columnas.map(({ ancho }) => ancho),
});

export const filaDe = <F>({ columnas }: TablaPorExportar<F>, fila: F): Celda[] =>
  columnas.map(({ celda }) => celda(fila));

const si = <V, C extends Celda>(valor: V | null, celda: (valor: V) => C): C | null =>
  valor === null ? null : celda(valor);

export const texto = (valor: string | null): Celda => si(valor, (v) => ({ tipo: 'texto', valor: v }));
export const numero = (valor: number | null): Celda => si(valor, (v) => ({ tipo: 'numero', valor: v }));
export const importe = (valor: string | null): Celda => si(valor, (v) => ({ tipo: 'importe', valor: v }));
export const fecha = (valor: Fecha | null): Celda => si(valor, (v) => ({ tipo: 'fecha', valor: v }));
