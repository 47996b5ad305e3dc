import writeXlsxFile from 'write-excel-file/node';
import type { Celda, Tabla } from './tabla.ts';

const escribir = (celda: Celda) => {
  if (celda === null) return null;
  if (celda.tipo === 'texto') return { value: celda.valor, type: String };
  if (celda.tipo === 'numero') return { value: celda.valor, type: Number };
  if (celda.tipo === 'importe') return { value: Number(celda.valor), type: Number, format: '#,##0.00' };
  return { value: new Date(`${celda.valor}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' };
};

/** A text is a text whatever it begins with: nothing here is ever a formula. */
export const escribirXlsx = async <F>({ nombre, columnas, filas }: Tabla<F>): Promise<Uint8Array> => {
  const titulos = columnas.map(({ titulo }) => ({ value: titulo, type: String, fontWeight: 'bold' as const }));
  const cuerpo = filas.map((fila) => columnas.map(({ celda }) => escribir(celda(fila))));
  const opciones = { sheet: nombre, columns: columnas.map(({ ancho }) => ({ width: ancho })), stickyRowsCount: 1 };
  return writeXlsxFile([titulos, ...cuerpo], opciones).toBuffer();
};
