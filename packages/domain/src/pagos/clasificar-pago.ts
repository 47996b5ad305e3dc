import type { EstadoDeCupon, Vencimientos } from '../cupones/cupon.ts';
import { importeDelDia } from '../cupones/cupon.ts';
import { Decimal, type Importe, importe } from '../dinero/decimal.ts';
import type { Fecha } from '../fechas/fecha.ts';

/** Money that came in for an order. */
export type PagoRecibido = {
  importe: Importe;
  /** When the payer paid, whenever we come to know. */
  fecha: Fecha;
  /** What we asked the provider to charge, when it was an intention of ours. */
  importe_pedido: Importe | null;
};

export type OrdenPorAcreditar = Vencimientos & {
  estado: EstadoDeCupon;
  /** Closed by the college: its file was annulled. */
  cerrada: boolean;
  /** Its items are in another order by now, live or paid. */
  reemplazada: boolean;
};

export type MotivoDePago = 'pago_doble' | 'fuera_de_termino' | 'importe_mayor' | 'importe_menor' | 'cupon_cerrado';

/** Where each peso of a payment goes; the three add up to it. */
export type DestinoDelPago = {
  /** Settles the order: its total, with surcharge if it applies. */
  aplicado: Importe;
  /** Stays in favour of the payer, for the next licence settlement. */
  credito: Importe;
  /** The college has to look at it. */
  revision: Importe;
  motivo: MotivoDePago | null;
};

const CERO: Importe = '0.00';
const nada = { aplicado: CERO, credito: CERO, revision: CERO, motivo: null };

/**
 * What is done with a payment (decisions, "Money"): it settles its order if it was paid in time with what was due that day or with
 * what we asked for; what is over stays in favour; paid twice or late, all of it does; with less, or of an annulled file, the
 * college looks at it. Nothing is ever lost.
 */
export const clasificarPago = (orden: OrdenPorAcreditar, pago: PagoRecibido): DestinoDelPago => {
  if (orden.cerrada) return { ...nada, revision: pago.importe, motivo: 'cupon_cerrado' };
  if (orden.estado === 'pago' || orden.reemplazada) return { ...nada, credito: pago.importe, motivo: 'pago_doble' };
  const debido = loDebido(orden, pago);
  if (debido === null) return { ...nada, credito: pago.importe, motivo: 'fuera_de_termino' };
  const resto = new Decimal(pago.importe).minus(debido);
  if (resto.lt(0)) return { ...nada, revision: pago.importe, motivo: 'importe_menor' };
  return { ...nada, aplicado: debido, credito: importe(resto), motivo: resto.gt(0) ? 'importe_mayor' : null };
};

const loDebido = (
  orden: OrdenPorAcreditar,
  { fecha, importe: pagado, importe_pedido }: PagoRecibido,
): Importe | null => {
  const delDia = importeDelDia(orden, fecha);
  // Asked for on the last day of one amount and paid on the first of the next: the payer did what we said.
  if (delDia !== null && importe_pedido !== null && pagado === importe_pedido) return importe_pedido;
  return delDia;
};
