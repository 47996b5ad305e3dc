import { Decimal, type Importe, importe, redondear } from '../../importes/decimal.ts';

export type Deuda = {
  capital: Importe;
  debido: Importe;
};

export type PorImputar = {
  importe: Importe;
  deudas: readonly Deuda[];
  de_creditos: Importe;
  /** Each peso of the coupon costs this that day: "1", or more after its first due date. */
  recargo: Decimal;
};

export type Imputacion = { capital: Importe; recargo: Importe };

export type Imputado = {
  imputaciones: readonly Imputacion[];
  aplicado: Importe;
  del_cupon: Importe;
  sobra: Importe;
  salda: boolean;
};

const CERO = new Decimal(0);
const CENTAVO = new Decimal('0.01');
/** Rounding may add up to this for each charge; a larger difference means that the debt changed for another reason. */
const REDONDEOS = new Decimal('0.05');

/** A quotient that never ends loses its last digits: those are cut first, so that half a centavo still rounds up. */
const alCentavo = (valor: Decimal): Decimal => redondear(valor.toDecimalPlaces(25));

const total = (deudas: readonly Deuda[]): Decimal => deudas.reduce((suma, { debido }) => suma.plus(debido), CERO);

export const debidoDe = ({ deudas, de_creditos, recargo }: Omit<PorImputar, 'importe'>): Decimal =>
  alCentavo(Decimal.max(total(deudas).minus(de_creditos), CERO).times(recargo));

/** What rounding the parts of a coupon set apart goes with the last charge that can carry it. */
export const repartirElResto = <D extends Deuda>(deudas: readonly D[], resto: Decimal): D[] => {
  const diferencia = resto.minus(total(deudas));
  const puede = ({ capital, debido }: D) =>
    new Decimal(capital).gt(0) && diferencia.plus(debido).gte(Decimal.max(capital, CENTAVO));
  const cual = deudas.findLastIndex(puede);
  if (diferencia.isZero() || cual < 0 || diferencia.abs().gt(REDONDEOS.times(deudas.length))) return [...deudas];
  return deudas.map((una, i) => (i === cual ? { ...una, debido: importe(diferencia.plus(una.debido)) } : una));
};

/**
 * Each peso cancels capital in the proportion that this has in what the charge costs that day; what is over is left. A
 * payment of less than what is due counts, and the rest stays owed (docs/reference/rules.md#charges).
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

/** A part cancels capital in proportion, and what is left never costs less than itself. */
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
  // A payment of less than what is due leaves something of it to be asked for.
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
