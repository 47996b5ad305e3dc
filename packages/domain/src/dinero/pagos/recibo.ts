import { importe as aImporte, Decimal, type Importe } from '../../importes/decimal.ts';
import { formatImporte } from '../../importes/formato.ts';

/** How a payment is taken back after its receipt was made: a mistake undone, the provider's word, or what the college decided of its coupon. */
export const FORMAS_DE_DESHACER = ['reversion', 'reembolso', 'contracargo', 'devuelto', 'a_favor'] as const;
export type FormaDeDeshacer = (typeof FORMAS_DE_DESHACER)[number];

export const COMO_SE_DESHIZO: Readonly<Record<FormaDeDeshacer, string>> = {
  reversion: 'el Colegio anuló el pago',
  reembolso: 'el medio de pago devolvió el dinero',
  contracargo: 'el pago se desconoció ante el medio de pago',
  devuelto: 'el Colegio devolvió el pago',
  a_favor: 'el pago quedó a favor de quien lo hizo',
};

/** What is known today of what a receipt says. */
export type ReciboHoy = {
  anulacion: { como: FormaDeDeshacer } | null;
  devuelto_en_parte: Importe | null;
  credito_reclamado: boolean;
};

export type EstadoDeRecibo = 'vigente' | 'en_parte' | 'anulado';
export const NOMBRE_DE_ESTADO_DE_RECIBO: Readonly<Record<EstadoDeRecibo, string>> = {
  vigente: 'Vigente',
  en_parte: 'Observado',
  anulado: 'Anulado',
};

/** In force only when nothing of what paid it was taken back since: a part of it, or what was in favour, is enough (S-554, S-555). */
export const estadoDeRecibo = ({ anulacion, devuelto_en_parte, credito_reclamado }: ReciboHoy): EstadoDeRecibo => {
  if (anulacion) return 'anulado';
  return devuelto_en_parte !== null || credito_reclamado ? 'en_parte' : 'vigente';
};

/** What happened after one that stands in part. */
export const observacionDeRecibo = ({ devuelto_en_parte }: Pick<ReciboHoy, 'devuelto_en_parte'>): string =>
  devuelto_en_parte === null
    ? 'se deshizo el pago que había dejado el saldo a favor que usa'
    : `el medio de pago devolvió ${formatImporte(devuelto_en_parte)} de este pago`;

type Concepto = { descripcion: string; importe: Importe };

/**
 * What a receipt pays, which adds up to its amount: the items of its coupon and, when it is not for their total, what was paid
 * over it after the first due date or the rest that this payment does not cover, owed still or paid before.
 */
export const conceptosDeRecibo = (
  importe: Importe,
  { items, monto_total }: { items: readonly Concepto[]; monto_total: Importe },
): Concepto[] => {
  const resto = new Decimal(importe).minus(monto_total);
  if (resto.isZero()) return [...items];
  const descripcion = resto.gt(0) ? 'Recargo por pago después del primer vencimiento' : 'Parte que no cubre este pago';
  return [...items, { descripcion, importe: aImporte(resto) }];
};
