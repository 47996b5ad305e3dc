import { Decimal, type Importe, importe } from '@colega/domain/dinero';

export const enCentavos = (monto: Importe): number => new Decimal(monto).times(100).toNumber();
export const deCentavos = (centavos: number | string): Importe => importe(new Decimal(centavos).div(100));

/** A JSON number with at most two decimals, for those who take amounts so. */
export const enNumero = (monto: Importe): number => new Decimal(monto).toNumber();
export const deNumero = (numero: number): Importe => importe(new Decimal(numero));
