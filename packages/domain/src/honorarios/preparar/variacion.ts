import { Decimal } from '../../importes/decimal.ts';
import { formatNumero } from '../../importes/formato.ts';

const NUMERO = /^\d+(\.\d+)?$/;

/** How much a figure changes, with one decimal: `+12,5 %`. Null where it does not, or where there is nothing to compare. */
export const variacionDe = (antes: string | null, ahora: string): string | null => {
  if (antes === null || !NUMERO.test(antes) || !NUMERO.test(ahora))
    return antes === null || antes === ahora ? null : 'cambió';
  const [a, b] = [new Decimal(antes), new Decimal(ahora)];
  if (a.eq(b)) return null;
  if (a.isZero()) return 'era 0';
  const puntos = b.minus(a).div(a).times(100);
  const dicho = puntos.abs().lt('0.1') ? puntos.toDecimalPlaces(2) : puntos.toDecimalPlaces(1);
  if (dicho.isZero()) return puntos.isNegative() ? 'menos de −0,01 %' : 'menos de +0,01 %';
  const texto = formatNumero(dicho.abs(), dicho.decimalPlaces());
  return `${dicho.isNegative() ? '−' : '+'}${texto} %`;
};
