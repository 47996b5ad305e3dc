import { exito, fracaso, type Resultado } from '../resultado/resultado.ts';
import type { Importe } from './decimal.ts';

export type ProblemaDeMonto = { codigo: 'monto_vacio' | 'monto_invalido' };

/**
 * CON-001: people write `1.234,5`, `1234.50`, `$ 1.234.567,89` or `1234,5`. A single dot before three digits marks
 * thousands, as in Argentina; before one or two, decimals.
 */
export const parseMonto = (texto: string): Resultado<Importe, ProblemaDeMonto> => {
  const limpio = texto.replace(/[\s$\u00a0]/g, '');
  if (limpio === '') return fracaso({ codigo: 'monto_vacio' });
  const normal = normalizarSeparadores(limpio);
  if (!/^\d{1,15}(\.\d{1,2})?$/.test(normal)) return fracaso({ codigo: 'monto_invalido' });
  const [entero = '0', fraccion = ''] = normal.split('.');
  return exito(`${entero.replace(/^0+(?=\d)/, '')}.${fraccion.padEnd(2, '0')}`);
};

/** CAL-005: the input keeps digits, dots and one comma. */
export const limpiarMonto = (texto: string): string => {
  const soloValidos = texto.replace(/[^\d.,]/g, '');
  const coma = soloValidos.indexOf(',');
  return coma < 0 ? soloValidos : soloValidos.slice(0, coma + 1) + soloValidos.slice(coma + 1).replace(/[.,]/g, '');
};

export const normalizarSeparadores = (texto: string): string => {
  if (/^\d{1,3}(\.\d{3})+(,\d*)?$/.test(texto)) return texto.replace(/\./g, '').replace(',', '.');
  return texto.includes('.') ? texto : texto.replace(',', '.');
};
