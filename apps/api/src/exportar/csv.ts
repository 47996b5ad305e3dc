import { formatFecha } from '@colega/domain/fechas';
import type { Celda, EncabezadoDeHoja, HojaDeDatos } from './tabla.ts';

/** A spreadsheet would take these for a formula. */
const FORMULA = /^[=+\-@\t\r\n]/;
const HAY_QUE_CITAR = /[";\r\n]/;
/** Excel needs it to read the accents. */
const BOM = '\ufeff';

const citar = (valor: string): string => (HAY_QUE_CITAR.test(valor) ? `"${valor.replaceAll('"', '""')}"` : valor);

const escribir = (celda: Celda): string => {
  if (celda === null) return '';
  if (celda.tipo === 'fecha') return formatFecha(celda.valor);
  if (celda.tipo === 'importe') return celda.valor.replace('.', ',');
  if (celda.tipo === 'numero') return String(celda.valor);
  return citar(FORMULA.test(celda.valor.trimStart()) || FORMULA.test(celda.valor) ? `'${celda.valor}` : celda.valor);
};

const enLineas = (lineas: readonly string[][]): string => lineas.map((linea) => `${linea.join(';')}\r\n`).join('');

/** Argentina's spreadsheets in Spanish open this: semicolons, decimal comma, DD/MM/AAAA (S-211). */
export const armarCsv = ({ titulos, filas }: HojaDeDatos): Uint8Array =>
  Buffer.from(BOM + enLineas([titulos.map(citar), ...filas.map((fila) => fila.map(escribir))]));

/** The same, as its rows come. */
export const crearCsvLargo = ({ titulos }: EncabezadoDeHoja) => {
  const trozos = [Buffer.from(BOM + enLineas([titulos.map(citar)]))];
  return {
    agregar: (filas: readonly Celda[][]): void =>
      void trozos.push(Buffer.from(enLineas(filas.map((fila) => fila.map(escribir))))),
    terminar: (): Uint8Array => Buffer.concat(trozos),
  };
};
