import type { Fecha } from '../../fechas/fecha.ts';
import { Decimal, type Importe } from '../../importes/decimal.ts';
import type { EstadoDeCupon } from '../cupones/cupon.ts';

export type CodigoDeImpedimento =
  | 'caja_cupon_pago'
  | 'caja_cupon_anulado'
  | 'caja_cupon_cerrado'
  | 'caja_cupon_vencido'
  | 'caja_pago_anterior';

export type CuponEnCaja = {
  estado: EstadoDeCupon;
  motivo_cierre: string | null;
  ultimo_vencimiento: Fecha;
  emitido: Fecha;
  /** Its contract was annulled. */
  anulado: boolean;
  monto_total: Importe;
  /** Of its own amount. */
  abonado: Importe;
};

/** What it asked for came in, and what it charges costs more by now: only another coupon asks for the rest. */
const noPideNada = ({ estado, monto_total, abonado }: CuponEnCaja): boolean =>
  estado === 'vencido' && new Decimal(abonado).gt(0) && new Decimal(abonado).gte(monto_total);

/** Why the till takes nothing for a coupon with money of that day, or null. What was paid while it could be is taken after it lapsed. */
export const impedimentoDeCaja = (cupon: CuponEnCaja, fecha: Fecha): CodigoDeImpedimento | null => {
  const { estado, motivo_cierre, ultimo_vencimiento, emitido, anulado } = cupon;
  if (estado === 'pago') return 'caja_cupon_pago';
  if (anulado) return 'caja_cupon_anulado';
  if (motivo_cierre !== null) return 'caja_cupon_cerrado';
  if (fecha > ultimo_vencimiento || noPideNada(cupon)) return 'caja_cupon_vencido';
  return fecha < emitido ? 'caja_pago_anterior' : null;
};
