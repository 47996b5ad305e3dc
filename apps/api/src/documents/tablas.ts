import { formatImporte } from '@colega/domain/dinero';
import type { Content, TableCell } from 'pdfmake';
import { enTramos } from './fuentes.ts';
import { COLORES } from './hoja.ts';

const AIRE_DE_TITULO = 16;

export const titulo = (texto: string, aire = AIRE_DE_TITULO): Content => ({
  text: texto,
  bold: true,
  fontSize: 12,
  color: COLORES.acento,
  margin: [0, aire, 0, 6],
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

const enFilas = (pares: readonly Par[], porFila: number): Par[][] =>
  Array.from({ length: Math.ceil(pares.length / porFila) }, (_, fila) =>
    Array.from({ length: porFila }, (__, columna): Par => pares[fila * porFila + columna] ?? ['', '']),
  );

const dato = ([etiqueta, valor]: Par): TableCell => ({
  stack: [
    { text: etiqueta, fontSize: 7.5, color: COLORES.gris },
    { text: enTramos(valor), fontSize: 10 },
  ],
});

const datoAncho = (par: Par, porFila: number): TableCell[] => [
  { ...(dato(par) as object), colSpan: porFila } as TableCell,
  ...Array.from({ length: porFila - 1 }, () => ({})),
];

/** Names and values, three a row or as many as are said; those of `anchos` take a row each. */
export const fichaDePares = (pares: readonly Par[], anchos: readonly Par[] = [], porFila = 3): Content => ({
  table: {
    widths: Array.from({ length: porFila }, () => '*'),
    body: [
      ...enFilas(pares, porFila).map((fila) => fila.map(dato)),
      ...anchos.map((ancho) => datoAncho(ancho, porFila)),
    ],
  },
  layout: {
    ...SIN_LINEAS,
    hLineWidth: () => 0.5,
    hLineColor: () => COLORES.linea,
    paddingTop: () => 4,
    paddingBottom: () => 4,
  },
});
