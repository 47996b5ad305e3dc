import { Decimal, type Importe } from '../../importes/decimal.ts';

/** S-982: what is between two is of the one that is further from nothing, and its limit belongs to it: of 10 %, `hasta_10`. */
export const TRAMOS_DE_VARIACION = [
  'baja_mas_de_50',
  'baja_hasta_50',
  'baja_hasta_25',
  'baja_hasta_10',
  'baja_hasta_5',
  'igual',
  'sube_hasta_5',
  'sube_hasta_10',
  'sube_hasta_25',
  'sube_hasta_50',
  'sube_hasta_100',
  'sube_mas_de_100',
] as const;
export type TramoDeVariacion = (typeof TRAMOS_DE_VARIACION)[number];

const LIMITES_AL_BAJAR = [5, 10, 25, 50] as const;
const LIMITES_AL_SUBIR = [5, 10, 25, 50, 100] as const;

/** By the two figures that are shown: a difference of a centavo is a change, whatever small its percentage. */
export const tramoDe = ({
  diferencia,
  porcentaje,
}: {
  diferencia: Importe;
  porcentaje: string | null;
}): TramoDeVariacion => {
  const cambio = new Decimal(diferencia);
  if (cambio.isZero()) return 'igual';
  if (porcentaje === null) return 'sube_mas_de_100';
  const cuanto = new Decimal(porcentaje).abs();
  if (cambio.isNegative()) {
    const limite = LIMITES_AL_BAJAR.find((uno) => cuanto.lte(uno));
    return limite ? `baja_hasta_${limite}` : 'baja_mas_de_50';
  }
  const limite = LIMITES_AL_SUBIR.find((uno) => cuanto.lte(uno));
  return limite ? `sube_hasta_${limite}` : 'sube_mas_de_100';
};
