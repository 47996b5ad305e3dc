import { Decimal } from '../../importes/decimal.ts';
import { decimal as reglaDecimal } from '../../validacion/reglas.ts';
import { tipoDeTexto } from './de-texto.ts';

/** `1.234` pasted by a person is 1234, as in the amounts; on the wire the dot is always the decimal mark. */
const CON_MILES = /^\d{1,3}(\.\d{3})+(,\d*)?$/;

/** Typed key by key, `1.250` reads as one and a quarter until the mark that follows says that it was of thousands. */
const MILES_A_MEDIO_ESCRIBIR = /^\d+([.,]\d{3})+(?=[.,]\d{0,2}$)/;

/** FRM-009: the comma is accepted, the dot is stored. */
export const limpiarDecimal = (texto: string): string => {
  const escrito = texto.replace(/[^\d.,]/g, '');
  const limpio = escrito.replace(MILES_A_MEDIO_ESCRIBIR, (miles) => miles.replace(/[.,]/g, ''));
  const conPunto = (CON_MILES.test(limpio) ? limpio.replace(/\./g, '') : limpio).replace(/,/g, '.');
  const [entero = '', ...resto] = conPunto.split('.');
  return resto.length === 0 ? entero : `${entero === '' ? '0' : entero}.${resto.join('')}`;
};

const CANONICO = /^(0|[1-9]\d{0,19})(\.\d{0,19}[1-9])?$/;
const NUMERO = /^\d{1,20}([.,]\d{0,20})?$/;

/** `0120,50` → `120.5`. What is not a number stays as it came, for the rule to refuse it. */
export const canonicoDecimal = (texto: string): string =>
  CANONICO.test(texto) || !NUMERO.test(texto)
    ? texto
    : new Decimal(texto.replace(',', '.').replace(/\.$/, '')).toFixed();

export const decimal = tipoDeTexto({
  regla: () => reglaDecimal,
  limpiar: limpiarDecimal,
  canonico: canonicoDecimal,
});
