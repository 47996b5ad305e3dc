import { exito, fracaso, type Resultado } from '../resultado/resultado.ts';
import type { Importe } from './decimal.ts';

export type ProblemaDeMonto = { codigo: 'monto_vacio' | 'monto_invalido' };

/**
 * Reads an amount as a person writes or pastes it: `1.234,5`, `1234.50`, `$ 1.234.567,89`, `1234,5`.
 * A single dot followed by three digits is a thousands mark (`1.234` is 1234), as in Argentina; with one or two digits
 * it is the decimal mark. At most two decimals (CON-001).
 */
export const parseMonto = (texto: string): Resultado<Importe, ProblemaDeMonto> => {
  const limpio = texto.replace(/[\s$\u00a0]/g, '');
  if (limpio === '') return fracaso({ codigo: 'monto_vacio' });
  const normal = normalizarSeparadores(limpio);
  if (!/^\d{1,15}(\.\d{1,2})?$/.test(normal)) return fracaso({ codigo: 'monto_invalido' });
  const [entero = '0', fraccion = ''] = normal.split('.');
  return exito(`${entero.replace(/^0+(?=\d)/, '')}.${fraccion.padEnd(2, '0')}`);
};

/** What an amount input keeps of what is typed: digits, dots and one comma (CAL-005). */
export const limpiarMonto = (texto: string): string => {
  const soloValidos = texto.replace(/[^\d.,]/g, '');
  const coma = soloValidos.indexOf(',');
  return coma < 0 ? soloValidos : soloValidos.slice(0, coma + 1) + soloValidos.slice(coma + 1).replace(/[.,]/g, '');
};

const normalizarSeparadores = (texto: string): string => {
  if (/^\d{1,3}(\.\d{3})+(,\d*)?$/.test(texto)) return texto.replace(/\./g, '').replace(',', '.');
  return texto.includes('.') ? texto : texto.replace(',', '.');
};
