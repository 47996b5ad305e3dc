import type { Decimal } from './decimal.ts';

/** `1234567.8` → `1.234.567,80`. Written by hand because Intl costs more than the whole fee engine. */
export const formatNumero = (valor: Decimal | string, decimales = 2): string => {
  const texto = typeof valor === 'string' ? fijar(valor, decimales) : valor.toFixed(decimales);
  const negativo = texto.startsWith('-');
  const [entero = '0', fraccion] = (negativo ? texto.slice(1) : texto).split('.');
  return `${negativo ? '-' : ''}${conPuntos(entero)}${fraccion ? `,${fraccion}` : ''}`;
};

const conPuntos = (entero: string): string => {
  const sueltas = entero.length % 3 || 3;
  let texto = entero.slice(0, sueltas);
  for (let i = sueltas; i < entero.length; i += 3) texto += `.${entero.slice(i, i + 3)}`;
  return texto;
};

/** `1234567.8` → `$ 1.234.567,80` (CON-006). The space does not break. */
export const formatImporte = (valor: Decimal | string): string => {
  const numero = formatNumero(valor);
  return numero.startsWith('-') ? `-$\u00a0${numero.slice(1)}` : `$\u00a0${numero}`;
};

const fijar = (valor: string, decimales: number): string => {
  const [entero = '0', fraccion = ''] = valor.split('.');
  if (fraccion.length > decimales) throw new RangeError(`${valor} has more than ${decimales} decimals`);
  return decimales === 0 ? entero : `${entero}.${fraccion.padEnd(decimales, '0')}`;
};
