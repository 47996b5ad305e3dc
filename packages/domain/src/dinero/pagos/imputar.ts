import { Decimal, type Importe, importe, redondear } from '../../importes/decimal.ts';

/** One charge that a payment goes against, as it stands on the day it was paid. */
export type Deuda = {
  /** What of its own amount is still owed. */
  capital: Importe;
  /** What it costs that day: its capital, with the surcharge that it carries by then. */
  debido: Importe;
};

export type PorImputar = {
  /** What came in. */
  importe: Importe;
  /** In the order in which they are paid. */
  deudas: readonly Deuda[];
  /** What the coupon takes from what the person has in favour; it counts only once the rest is paid. */
  de_creditos: Importe;
  /** What each peso of the coupon costs that day: "1", or more after its first due date. */
  recargo: Decimal;
};

/** What of a payment, and of the credits that go with it, cancels a charge. */
export type Imputacion = { capital: Importe; recargo: Importe };

export type Imputado = {
  /** One for each charge, in the same order. */
  imputaciones: readonly Imputacion[];
  /** What of the payment went to the charges. */
  aplicado: Importe;
  /** What of the coupon's own amount that was, without the surcharge for paying late. */
  del_cupon: Importe;
  /** What was over. */
  sobra: Importe;
  /** Nothing is owed of them any more: the credits are used. */
  salda: boolean;
};

const CERO = new Decimal(0);
const CENTAVO = new Decimal('0.01');
/** What rounding may add up to, of each charge: beyond that, what it owes changed for another reason. */
const REDONDEOS = new Decimal('0.05');

/** To the centavo: of a quotient that never ends, what its last digits lost is not half a centavo less. */
const alCentavo = (valor: Decimal): Decimal => redondear(valor.toDecimalPlaces(25));

const total = (deudas: readonly Deuda[]): Decimal => deudas.reduce((suma, { debido }) => suma.plus(debido), CERO);

/** What pays a coupon that day, and nothing below zero. */
export const debidoDe = ({ deudas, de_creditos, recargo }: Omit<PorImputar, 'importe'>): Decimal =>
  alCentavo(Decimal.max(total(deudas).minus(de_creditos), CERO).times(recargo));

/**
 * The same charges costing together what is left of their coupon (`resto`), which is what it asks for: what rounding each share of a
 * part-paid one put apart goes with the last that can carry it.
 */
export const repartirElResto = <D extends Deuda>(deudas: readonly D[], resto: Decimal): D[] => {
  const diferencia = resto.minus(total(deudas));
  const puede = ({ capital, debido }: D) =>
    new Decimal(capital).gt(0) && diferencia.plus(debido).gte(Decimal.max(capital, CENTAVO));
  const cual = deudas.findLastIndex(puede);
  if (diferencia.isZero() || cual < 0 || diferencia.abs().gt(REDONDEOS.times(deudas.length))) return [...deudas];
  return deudas.map((una, i) => (i === cual ? { ...una, debido: importe(diferencia.plus(una.debido)) } : una));
};

/**
 * Where each peso of a payment goes: against the charges of its coupon, in order, each peso cancelling capital in the proportion
 * that it has in what the charge costs that day; what is over is left. With less than what is due nothing is lost: it counts, and the rest
 * stays owed (docs/reference/rules.md#charges).
 */
export const imputar = (pago: PorImputar): Imputado => {
  const debido = debidoDe(pago);
  const recibido = new Decimal(pago.importe);
  return recibido.gte(debido) ? entero(pago, debido) : parcial(pago, recibido);
};

const entero = ({ deudas, de_creditos, ...pago }: PorImputar, debido: Decimal): Imputado => {
  const pagado = debido.plus(Decimal.min(de_creditos, total(deudas)));
  let resto = pagado;
  const imputaciones = deudas.map(({ capital, debido: suyo }, i) => {
    const parte = i === deudas.length - 1 ? resto : Decimal.min(resto, suyo);
    resto = resto.minus(parte);
    return { capital, recargo: importe(parte.minus(capital)) };
  });
  return {
    imputaciones,
    aplicado: importe(debido),
    del_cupon: importe(Decimal.max(total(deudas).minus(de_creditos), CERO)),
    sobra: importe(new Decimal(pago.importe).minus(debido)),
    salda: total(deudas).gt(0),
  };
};

/** What of its own amount a part of it cancels: in proportion, and what is left of it never costs less than itself. */
const capitalDe = ({ capital, debido }: Deuda, parte: Decimal): Decimal => {
  if (parte.isZero()) return CERO;
  const queda = new Decimal(debido).minus(parte);
  const cancela = Decimal.max(
    redondear(new Decimal(capital).times(parte).div(debido)),
    new Decimal(capital).minus(queda),
  );
  return queda.isZero() ? cancela : Decimal.min(cancela, Decimal.max(new Decimal(capital).minus(CENTAVO), CERO));
};

const parcial = ({ deudas, de_creditos, recargo }: PorImputar, recibido: Decimal): Imputado => {
  // less than what is due leaves something of it to be asked for
  const del_cupon = Decimal.min(alCentavo(recibido.div(recargo)), total(deudas).minus(de_creditos).minus(CENTAVO));
  let resto = del_cupon;
  let sinRepartir = recibido;
  const ultima = Math.max(
    deudas.findLastIndex(({ debido }) => new Decimal(debido).gt(0)),
    0,
  );
  const imputaciones = deudas.map(({ capital, debido }, i) => {
    const parte = Decimal.min(resto, debido);
    resto = resto.minus(parte);
    const agotada = resto.isZero() || i === ultima;
    const pagado = agotada ? sinRepartir : alCentavo(parte.times(recargo));
    sinRepartir = sinRepartir.minus(pagado);
    const deCapital = Decimal.min(capitalDe({ capital, debido }, parte), pagado);
    return { capital: importe(deCapital), recargo: importe(pagado.minus(deCapital)) };
  });
  return {
    imputaciones,
    aplicado: importe(recibido),
    del_cupon: importe(del_cupon),
    sobra: '0.00',
    salda: false,
  };
};
