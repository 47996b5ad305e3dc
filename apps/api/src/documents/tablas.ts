import { formatImporte } from '@colega/domain/dinero';
import type { Content, TableCell } from 'pdfmake';
import { enTramos } from './fuentes.ts';
import { COLORES } from './hoja.ts';

export const titulo = (texto: string): Content => ({
  text: texto,
  bold: true,
  fontSize: 12,
  color: COLORES.acento,
  margin: [0, 16, 0, 6],
  headlineLevel: 2,
});

export const SIN_LINEAS = { vLineWidth: () => 0, paddingLeft: () => 0, paddingRight: () => 8 };

export const celda = (texto: string, extra: object = {}): TableCell => ({ text: enTramos(texto), ...extra });
export const derecha = (importe: string, extra: object = {}): TableCell =>
  celda(formatImporte(importe), { alignment: 'right', noWrap: true, ...extra });
export const cabeza = (texto: string, alignment: 'left' | 'right' | 'center' = 'left'): TableCell => ({
  text: texto,
  alignment,
  fontSize: 8,
  color: COLORES.gris,
});

export const TABLA = {
  ...SIN_LINEAS,
  hLineWidth: (i: number) => (i === 0 ? 0 : 0.5),
  hLineColor: () => COLORES.linea,
  paddingRight: (i: number) => (i === 0 ? 12 : 0),
  paddingTop: () => 4,
  paddingBottom: () => 4,
};

type Par = readonly [etiqueta: string, valor: string];

const enFilas = (pares: readonly Par[]): Par[][] =>
  Array.from({ length: Math.ceil(pares.length / 3) }, (_, fila) =>
    [0, 1, 2].map((columna): Par => pares[fila * 3 + columna] ?? ['', '']),
  );

const dato = ([etiqueta, valor]: Par): TableCell => ({
  stack: [
    { text: etiqueta, fontSize: 7.5, color: COLORES.gris },
    { text: enTramos(valor), fontSize: 10 },
  ],
});

const datoAncho = (par: Par): TableCell[] => [{ ...(dato(par) as object), colSpan: 3 } as TableCell, {}, {}];

/** Names and values, three a row; those of `anchos` take a row each. */
export const fichaDePares = (pares: readonly Par[], anchos: readonly Par[] = []): Content => ({
  table: {
    widths: ['*', '*', '*'],
    body: [...enFilas(pares).map((fila) => fila.map(dato)), ...anchos.map(datoAncho)],
  },
  layout: {
    ...SIN_LINEAS,
    hLineWidth: () => 0.5,
    hLineColor: () => COLORES.linea,
    paddingTop: () => 4,
    paddingBottom: () => 4,
  },
});
