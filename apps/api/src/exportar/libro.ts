import writeXlsxFile from 'write-excel-file/node';
import type { Celda, HojaDeDatos } from './tabla.ts';

const escribir = (celda: Celda) => {
  if (celda === null) return null;
  if (celda.tipo === 'texto') return { value: celda.valor, type: String };
  if (celda.tipo === 'numero') return { value: celda.valor, type: Number };
  if (celda.tipo === 'importe') return { value: Number(celda.valor), type: Number, format: '#,##0.00' };
  return { value: new Date(`${celda.valor}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' };
};

const hojaDe = ({ nombre, titulos, anchos, filas }: HojaDeDatos) => ({
  data: [
    titulos.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...filas.map((fila) => fila.map(escribir)),
  ],
  sheet: nombre,
  columns: anchos.map((width) => ({ width })),
  stickyRowsCount: 1,
});

/** A text is a text whatever it begins with: nothing here is ever a formula. */
export const armarLibroDeHojas = (hojas: readonly HojaDeDatos[]): Promise<Uint8Array> =>
  writeXlsxFile(hojas.map(hojaDe)).toBuffer();

export const armarLibro = (hoja: HojaDeDatos): Promise<Uint8Array> => armarLibroDeHojas([hoja]);
