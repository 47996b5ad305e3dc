import { Decimal as DecimalJs } from 'decimal.js';

/** 40 significant digits, half up, never exponent notation. */
export const Decimal = DecimalJs.clone({
  precision: 40,
  rounding: DecimalJs.ROUND_HALF_UP,
  toExpNeg: -40,
  toExpPos: 40,
});
export type Decimal = DecimalJs;

/** ARS travel and are stored with two decimals, a dot as mark and no thousands ("1234567.89"). */
export type Importe = string;

/** This is the only place where an amount loses decimals: to the centavo, half up. */
export const redondear = (valor: Decimal): Decimal => valor.toDecimalPlaces(2, DecimalJs.ROUND_HALF_UP);

export const importe = (valor: Decimal): Importe => redondear(valor).toFixed(2);

export const sumar = (importes: Iterable<Importe>): Importe => {
  let total = new Decimal(0);
  for (const i of importes) total = total.plus(i);
  return importe(total);
};
