import { Decimal, type Importe, importe, redondear } from '../../importes/decimal.ts';
import { formatImporte } from '../../importes/formato.ts';
import type { Problema } from '../../resultado/problema.ts';
import { exito, fracaso, type Resultado } from '../../resultado/resultado.ts';
import type { MedioDeCaja } from './medios-de-caja.ts';

export type CodigoDeCobro =
  | 'caja_sin_cupones'
  | 'caja_sin_pagos'
  | 'caja_importe_cero'
  | 'caja_mas_de_lo_debido'
  | 'caja_falta'
  | 'caja_efectivo_de_mas'
  | 'caja_sobra'
  | 'caja_redondeo';

/** `debe` is what it costs today, `resto` what is left of its own amount; `importe`, what is paid of it now. */
export type CuponPorCobrar = { importe: Importe; debe: Importe; resto: Importe };
export type PagoDelCobro = { medio: MedioDeCaja; importe: Importe };

/** A part of a payment for a coupon, each by its place. */
export type ParteDelCobro = { pago: number; cupon: number; importe: Importe };
export type RepartoDelCobro = { total: Importe; vuelto: Importe; a_favor: Importe; partes: ParteDelCobro[] };

const CERO = new Decimal(0);
const CENTAVO = new Decimal('0.01');
const suma = (unos: readonly { importe: Importe }[]): Decimal =>
  unos.reduce((total, una) => total.plus(una.importe), CERO);

type Problemas = Problema<CodigoDeCobro>[];

const revisarCupones = (cupones: readonly CuponPorCobrar[]): Problemas =>
  cupones.flatMap(({ importe: suyo, debe }, i): Problemas => {
    const campo = `cupones.${i}.importe`;
    if (new Decimal(suyo).lte(0)) return [{ codigo: 'caja_importe_cero', campo }];
    return new Decimal(suyo).gt(debe)
      ? [{ codigo: 'caja_mas_de_lo_debido', campo, datos: { debe: formatImporte(debe) } }]
      : [];
  });

const revisarPagos = (pagos: readonly PagoDelCobro[]): Problemas =>
  pagos.flatMap(
    ({ importe: suyo }, i): Problemas =>
      new Decimal(suyo).lte(0) ? [{ codigo: 'caja_importe_cero', campo: `pagos.${i}.importe` }] : [],
  );

/** Fills the coupons in their order with the payments in theirs. What is over goes with the last coupon. */
const llenar = (
  cupones: readonly CuponPorCobrar[],
  pagos: readonly { pago: number; importe: Decimal }[],
): ParteDelCobro[] => {
  const quedan = cupones.map((cupon) => new Decimal(cupon.importe));
  const partes: ParteDelCobro[] = [];
  let cupon = 0;
  for (const { pago, importe: monto } of pagos) {
    let resto = monto;
    while (resto.gt(0)) {
      const ultimo = cupon === cupones.length - 1;
      const parte = ultimo ? resto : Decimal.min(resto, quedan[cupon] ?? CERO);
      if (parte.gt(0)) partes.push({ pago, cupon, importe: importe(parte) });
      resto = resto.minus(parte);
      quedan[cupon] = (quedan[cupon] ?? CERO).minus(parte);
      if (!ultimo && (quedan[cupon] ?? CERO).lte(0)) cupon += 1;
    }
  }
  return partes;
};

const enOrdenes = <T>(unos: readonly T[]): T[][] =>
  unos.length <= 1
    ? [[...unos]]
    : unos.flatMap((uno, i) => enOrdenes(unos.toSpliced(i, 1)).map((demas) => [uno, ...demas]));

/** After its due date each part cancels its amount rounded to the centavo: in some order the last one may not cover the rest. */
const alcanzan = (partes: readonly ParteDelCobro[], { debe, resto }: CuponPorCobrar): boolean => {
  const recargo = new Decimal(debe).div(resto);
  const antes = partes.slice(0, -1);
  const queda = antes.reduce(
    (falta, parte) =>
      falta.minus(Decimal.min(redondear(new Decimal(parte.importe).div(recargo)), falta.minus(CENTAVO))),
    new Decimal(resto),
  );
  return redondear(queda.times(recargo)).lte(partes.at(-1)?.importe ?? 0);
};

const MUCHOS_PAGOS = 5;

const ordenar = (cupon: CuponPorCobrar, partes: readonly ParteDelCobro[]): ParteDelCobro[] | null => {
  const entero = suma(partes).gte(cupon.debe);
  if (!entero || partes.length === 1 || new Decimal(cupon.debe).eq(cupon.resto)) return [...partes];
  if (partes.length > MUCHOS_PAGOS) return null;
  return enOrdenes(partes).find((orden) => alcanzan(orden, cupon)) ?? null;
};

/**
 * How several payments pay several coupons: what is no cash goes first, so that the change is of the cash. What the others have over is in favour of
 * whoever the last coupon is of.
 */
export const repartirCobro = (
  cupones: readonly CuponPorCobrar[],
  pagos: readonly PagoDelCobro[],
  { dejaAFavor }: { dejaAFavor: boolean },
): Resultado<RepartoDelCobro, Problemas> => {
  if (cupones.length === 0) return fracaso([{ codigo: 'caja_sin_cupones', campo: 'cupones' }]);
  if (pagos.length === 0) return fracaso([{ codigo: 'caja_sin_pagos', campo: 'pagos' }]);
  const problemas = [...revisarCupones(cupones), ...revisarPagos(pagos)];
  if (problemas.length > 0) return fracaso(problemas);
  const numerados = pagos.map((pago, i) => ({ ...pago, pago: i }));
  const efectivo = numerados.filter(({ medio }) => medio === 'caja');
  const otros = numerados.filter(({ medio }) => medio !== 'caja');
  const total = suma(cupones);
  const [enEfectivo, enOtros] = [suma(efectivo), suma(otros)];
  const porCubrir = total.minus(enOtros);
  if (porCubrir.lt(0) && enEfectivo.gt(0)) return fracaso([{ codigo: 'caja_efectivo_de_mas', campo: 'pagos' }]);
  const aFavor = Decimal.max(porCubrir.negated(), CERO);
  if (aFavor.gt(0) && !dejaAFavor)
    return fracaso([{ codigo: 'caja_sobra', campo: 'pagos', datos: { sobra: formatImporte(importe(aFavor)) } }]);
  if (enEfectivo.lt(porCubrir))
    return fracaso([
      { codigo: 'caja_falta', campo: 'pagos', datos: { falta: formatImporte(importe(porCubrir.minus(enEfectivo))) } },
    ]);
  const vuelto = enEfectivo.minus(Decimal.max(porCubrir, CERO));
  let porDar = vuelto;
  const netos = efectivo.toReversed().map(({ pago, importe: suyo }) => {
    const devuelve = Decimal.min(porDar, suyo);
    porDar = porDar.minus(devuelve);
    return { pago, importe: new Decimal(suyo).minus(devuelve) };
  });
  const enteros = otros.map(({ pago, importe: suyo }) => ({ pago, importe: new Decimal(suyo) }));
  const partes = llenar(cupones, [...enteros, ...netos.toReversed()]);
  const ordenadas = cupones.map((cupon, i) =>
    ordenar(
      cupon,
      partes.filter((parte) => parte.cupon === i),
    ),
  );
  const sinOrden = ordenadas.indexOf(null);
  if (sinOrden >= 0) return fracaso([{ codigo: 'caja_redondeo', campo: `cupones.${sinOrden}.importe` }]);
  return exito({
    ...{ total: importe(total), vuelto: importe(vuelto), a_favor: importe(aFavor) },
    partes: ordenadas.flatMap((una) => una ?? []),
  });
};
