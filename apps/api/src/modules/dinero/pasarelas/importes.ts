import { Decimal, type Importe, importe } from '@colega/domain/importes';

export const pasarACentavos = (monto: Importe): number => new Decimal(monto).times(100).toNumber();
export const leerCentavos = (centavos: number | string): Importe => importe(new Decimal(centavos).div(100));

export const pasarANumero = (monto: Importe): number => new Decimal(monto).toNumber();
export const leerImporteNumerico = (numero: number): Importe => importe(new Decimal(numero));
