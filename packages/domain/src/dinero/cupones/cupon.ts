import { type Fecha, sumarDias } from '../../fechas/fecha.ts';
import { Decimal, type Importe, importe } from '../../importes/decimal.ts';

/** CUP-019. Each circuit is charged apart: an order belongs to one. */
export const CIRCUITOS = ['timbrados', 'matriculados', 'cep'] as const;
export type Circuito = (typeof CIRCUITOS)[number];

/** OPN-085: the Ejercicio tab charges these. */
export const CIRCUITO_POR_DEFECTO: Circuito = 'matriculados';

export const ESTADOS_DE_CUPON = ['pendiente', 'pago', 'vencido'] as const;
export type EstadoDeCupon = (typeof ESTADOS_DE_CUPON)[number];

/** CUP-002, OPN-083: the filter has words of its own. */
export const FILTROS_DE_CUPON = ['pendiente', 'pago', 'vencida'] as const;
export type FiltroDeCupon = (typeof FILTROS_DE_CUPON)[number];

export const estadoDelFiltro = (filtro: FiltroDeCupon): EstadoDeCupon => (filtro === 'vencida' ? 'vencido' : filtro);

/** The circuit sets how long a coupon can be paid, and what it costs after its first due date. */
export type PlazoDeCupon = {
  dias_primer_vencimiento: number;
  dias_ultimo_vencimiento: number;
  /** The share of the total that is added after the first due date ("0.02"); "0" when nothing is added. */
  recargo: string;
};

export type Vencimientos = {
  vencimiento: Fecha;
  ultimo_vencimiento: Fecha;
  monto_total: Importe;
  monto_con_recargo: Importe;
};

/** docs/reference/rules.md#coupons. No due date is after `limite`, the last day of the prepaid stamp. */
export const vencimientosDeCupon = (
  monto_total: Importe,
  plazo: PlazoDeCupon,
  hoy: Fecha,
  limite: Fecha | null = null,
): Vencimientos => {
  const hasta = (dias: number): Fecha => {
    const fecha = sumarDias(hoy, dias);
    return limite !== null && limite < fecha ? limite : fecha;
  };
  return {
    vencimiento: hasta(plazo.dias_primer_vencimiento),
    ultimo_vencimiento: hasta(plazo.dias_ultimo_vencimiento),
    monto_total,
    monto_con_recargo: importe(new Decimal(monto_total).times(new Decimal(plazo.recargo).plus(1))),
  };
};

/** The day by which it is paid next: the first due date that has not passed, or the last one. */
export const proximoVencimiento = (
  { vencimiento, ultimo_vencimiento }: Pick<Vencimientos, 'vencimiento' | 'ultimo_vencimiento'>,
  hoy: Fecha,
): Fecha => (hoy <= vencimiento ? vencimiento : ultimo_vencimiento);

export const importeDelDia = (v: Vencimientos, dia: Fecha): Importe | null => {
  if (dia > v.ultimo_vencimiento) return null;
  return dia <= v.vencimiento ? v.monto_total : v.monto_con_recargo;
};

/** The rest of a coupon paid in part (`abonado`), with the surcharge of the day; null after its last day. */
export const restoDelDia = (v: Vencimientos & { abonado: Importe }, dia: Fecha): Importe | null => {
  const delDia = importeDelDia(v, dia);
  if (delDia === null || new Decimal(v.abonado).isZero()) return delDia;
  const resto = new Decimal(v.monto_total).minus(v.abonado);
  return importe(resto.times(delDia).div(v.monto_total));
};

/** A coupon carries the surcharge when it costs more today than what is left of its own amount. */
export const llevaRecargo = (
  aPagar: Importe,
  { monto_total, abonado }: { monto_total: Importe; abonado: Importe },
): boolean => new Decimal(aPagar).gt(new Decimal(monto_total).minus(abonado));

/** A coupon is `vencido` only after its last due date, whether or not anybody has written it down. */
export const estadoDelDia = (cupon: { estado: EstadoDeCupon; ultimo_vencimiento: Fecha }, dia: Fecha): EstadoDeCupon =>
  cupon.estado === 'pendiente' && dia > cupon.ultimo_vencimiento ? 'vencido' : cupon.estado;

/** A coupon that was closed before its time is not told as one whose time passed. */
export const SITUACIONES_DE_CUPON = [...ESTADOS_DE_CUPON, 'anulado'] as const;
export type SituacionDeCupon = (typeof SITUACIONES_DE_CUPON)[number];

type Cerrable = { estado: EstadoDeCupon; ultimo_vencimiento: Fecha; motivo_cierre: string | null };

/** CUP-016 has one state for coupons that cannot be paid: a reason, or days left, tell a closed one. */
export const situacionDeCupon = (cupon: Cerrable, dia: Fecha): SituacionDeCupon => {
  const estado = estadoDelDia(cupon, dia);
  const antesDeTiempo = cupon.motivo_cierre !== null || dia <= cupon.ultimo_vencimiento;
  return estado === 'vencido' && antesDeTiempo ? 'anulado' : estado;
};
