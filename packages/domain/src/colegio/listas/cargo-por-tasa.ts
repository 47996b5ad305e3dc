import { Decimal, type Importe, importe } from '../../importes/decimal.ts';

/** The charge of a contract of cents would round to nothing. */
const IMPORTE_MINIMO = '0.01';

/** What a rate charges of an agreed fee: nothing where the college charges none. */
export const cargoPorTasa = (tasa: string, monto: Importe): Importe => {
  const parte = new Decimal(tasa);
  return parte.isZero() ? '0.00' : importe(Decimal.max(parte.times(monto), IMPORTE_MINIMO));
};
