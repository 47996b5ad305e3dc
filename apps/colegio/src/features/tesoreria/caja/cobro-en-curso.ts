import type { CobroEnCaja, CuponDeCaja } from '@colega/contract/dinero';
import { textoDelColegio } from '@colega/contract/mensajes';
import { type MedioDeCaja, PIDE_EL_MEDIO, type RepartoDelCobro, repartirCobro } from '@colega/domain/dinero';
import type { Fecha } from '@colega/domain/fechas';
import { Decimal, formatNumero, type Importe, importe, parseMonto, sumar } from '@colega/domain/importes';

/** `pagado` and `importe` are as they were typed. An amount that nobody touched follows what is missing. */
export type CuponEnLista = { cupon: CuponDeCaja; pagado: string; insiste: boolean };
export type PagoEnLista = {
  clave: number;
  medio: MedioDeCaja;
  importe: string;
  tocado: boolean;
  banco: string;
  banco_emisor: string;
  comprobante: string;
};
export type CobroEnCurso = {
  cupones: readonly CuponEnLista[];
  pagos: readonly PagoEnLista[];
  /** Null: today. */
  fecha: Fecha | null;
  deja_a_favor: boolean;
};

const CERO: Importe = '0.00';

const leer = (escrito: string): Importe => {
  const leido = parseMonto(escrito);
  return leido.ok ? leido.valor : CERO;
};

export const pagoNuevo = (clave: number): PagoEnLista => ({
  ...{ clave, medio: 'caja', importe: '', tocado: false },
  ...{ banco: '', banco_emisor: '', comprobante: '' },
});

export const COBRO_VACIO: CobroEnCurso = { cupones: [], pagos: [pagoNuevo(1)], fecha: null, deja_a_favor: false };

export const hayEfectivo = ({ pagos }: Pick<CobroEnCurso, 'pagos'>): boolean =>
  pagos.some(({ medio }) => medio === 'caja');

/** The coupon that was issued last: no day of before it pays them all. */
export const elegirUltimoEmitido = ({ cupones }: Pick<CobroEnCurso, 'cupones'>): CuponDeCaja | undefined =>
  cupones.map(({ cupon }) => cupon).toSorted((uno, otro) => otro.emitido.localeCompare(uno.emitido))[0];

/** Whether the screen has a field beside which that error is said. */
const tieneLugar = ({ cupones, pagos }: CobroEnCurso, campo: string): boolean => {
  const [de = '', lugar, dato] = campo.split('.');
  if (de === 'fecha') return !hayEfectivo({ pagos });
  if (de === 'cupones') return Number(lugar) < cupones.length && (dato === undefined || dato === 'importe');
  const pago = de === 'pagos' ? pagos[Number(lugar)] : undefined;
  return pago !== undefined && ['medio', 'importe', ...PIDE_EL_MEDIO[pago.medio]].some((uno) => uno === dato);
};

/** What was refused and no field says. */
export const errorSinLugar = (cobro: CobroEnCurso, errores: Readonly<Record<string, string>>): string | undefined =>
  Object.entries(errores).find(([campo]) => !tieneLugar(cobro, campo))?.[1];

export const totalDe = ({ cupones }: Pick<CobroEnCurso, 'cupones'>): Importe =>
  sumar(cupones.map(({ pagado }) => leer(pagado)));

/** What each payment is worth: of the last one that nobody touched, what the others leave. */
export const importesDe = (cobro: Pick<CobroEnCurso, 'cupones' | 'pagos'>): Importe[] => {
  const { pagos } = cobro;
  const porSiSolo = pagos.findLastIndex(({ tocado }) => !tocado);
  const otros = sumar(pagos.map(({ importe: suyo }, i) => (i === porSiSolo ? CERO : leer(suyo))));
  const falta = Decimal.max(new Decimal(totalDe(cobro)).minus(otros), 0);
  return pagos.map(({ importe: suyo }, i) => (i === porSiSolo ? importe(falta) : leer(suyo)));
};

export const escritoDe = (cobro: CobroEnCurso, lugar: number): string => {
  const pago = cobro.pagos[lugar];
  if (!pago || pago.tocado) return pago?.importe ?? '';
  const suyo = importesDe(cobro)[lugar] ?? CERO;
  return suyo === CERO ? '' : formatNumero(suyo);
};

type Cuenta = { total: Importe; reparto: RepartoDelCobro | null; falta: string | null; sobra: boolean };

/** What the till has to give and to take, as the server will say it. */
export const calcularCobro = (cobro: CobroEnCurso): Cuenta => {
  const total = totalDe(cobro);
  if (cobro.cupones.length === 0) return { total, reparto: null, falta: null, sobra: false };
  const importes = importesDe(cobro);
  const leido = repartirCobro(
    cobro.cupones.map(({ cupon: { a_pagar, resto }, pagado }) => ({
      importe: leer(pagado),
      debe: a_pagar ?? CERO,
      resto,
    })),
    cobro.pagos.map(({ medio }, i) => ({ medio, importe: importes[i] ?? CERO })),
    { dejaAFavor: cobro.deja_a_favor },
  );
  if (leido.ok) {
    const sobra = new Decimal(leido.valor.a_favor).gt(0);
    return { total, reparto: leido.valor, falta: null, sobra };
  }
  const [primero] = leido.problema;
  return {
    ...{ total, reparto: null, sobra: primero?.codigo === 'caja_sobra' },
    falta: primero ? textoDelColegio(primero) : null,
  };
};

/** As the college's call takes it. */
export const pedidoDe = (cobro: CobroEnCurso): CobroEnCaja => {
  const importes = importesDe(cobro);
  return {
    cupones: cobro.cupones.map(({ cupon: { id }, pagado, insiste }) => ({
      ...{ id, importe: leer(pagado) },
      ...(insiste && { aunque_se_este_pagando: true }),
    })),
    pagos: cobro.pagos.map((pago, i) => ({
      ...{ medio: pago.medio, importe: importes[i] ?? CERO },
      ...Object.fromEntries(PIDE_EL_MEDIO[pago.medio].map((dato) => [dato, pago[dato] || null])),
    })),
    ...(cobro.fecha !== null && { fecha: cobro.fecha }),
    deja_a_favor: cobro.deja_a_favor,
  };
};
