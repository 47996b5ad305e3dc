import { Decimal, type Importe, importe, redondear } from '../dinero/decimal.ts';

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

const total = (deudas: readonly Deuda[]): Decimal => deudas.reduce((suma, { debido }) => suma.plus(debido), CERO);

/** What pays a coupon that day, and nothing below zero. */
export const debidoDe = ({ deudas, de_creditos, recargo }: Omit<PorImputar, 'importe'>): Decimal =>
  redondear(Decimal.max(total(deudas).minus(de_creditos), CERO).times(recargo));

/**
 * Where each peso of a payment goes: against the charges of its coupon, in order, each peso cancelling capital in the proportion
 * that it has in what the charge costs that day; what is over is left. With less than what is due nothing is lost: it counts, and the rest
 * stays owed (decisions, "A charge is owed by its amount").
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

const parcial = ({ deudas, recargo }: PorImputar, recibido: Decimal): Imputado => {
  const del_cupon = redondear(recibido.div(recargo));
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
    const pagado = agotada ? sinRepartir : redondear(parte.times(recargo));
    sinRepartir = sinRepartir.minus(pagado);
    const cancela = parte.isZero() ? CERO : redondear(new Decimal(capital).times(parte).div(debido));
    const deCapital = Decimal.min(cancela, pagado);
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
