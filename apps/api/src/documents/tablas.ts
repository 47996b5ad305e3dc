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
export const cabeza = (texto: string, alignment: 'left' | 'right' = 'left'): TableCell => ({
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
