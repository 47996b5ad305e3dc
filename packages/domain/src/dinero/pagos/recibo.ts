import { importe as aImporte, Decimal, type Importe } from '../../importes/decimal.ts';
import { formatImporte } from '../../importes/formato.ts';

export const FORMAS_DE_DESHACER = [
  'reversion',
  'reembolso',
  'contracargo',
  'devolucion',
  'devuelto',
  'a_favor',
] as const;
export type FormaDeDeshacer = (typeof FORMAS_DE_DESHACER)[number];

export const COMO_SE_DESHIZO: Readonly<Record<FormaDeDeshacer, string>> = {
  reversion: 'el Colegio anuló el pago',
  reembolso: 'el medio de pago devolvió el dinero',
  contracargo: 'el pago se desconoció ante el medio de pago',
  devolucion: 'el Colegio devolvió el dinero por transferencia',
  devuelto: 'el Colegio devolvió el pago',
  a_favor: 'el pago quedó a favor de quien lo hizo',
};

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

/** S-554, S-555: taking back a part of the payment, or of what was in favour, already ends it. */
export const estadoDeRecibo = ({ anulacion, devuelto_en_parte, credito_reclamado }: ReciboHoy): EstadoDeRecibo => {
  if (anulacion) return 'anulado';
  return devuelto_en_parte !== null || credito_reclamado ? 'en_parte' : 'vigente';
};

export const observacionDeRecibo = ({ devuelto_en_parte }: Pick<ReciboHoy, 'devuelto_en_parte'>): string =>
  devuelto_en_parte === null
    ? 'se deshizo el pago que había dejado el saldo a favor que usa'
    : `el medio de pago devolvió ${formatImporte(devuelto_en_parte)} de este pago`;

type Concepto = { descripcion: string; importe: Importe };

export const conceptosDeRecibo = (
  importe: Importe,
  { items, monto_total }: { items: readonly Concepto[]; monto_total: Importe },
): Concepto[] => {
  const resto = new Decimal(importe).minus(monto_total);
  if (resto.isZero()) return [...items];
  const descripcion = resto.gt(0) ? 'Recargo por pago después del primer vencimiento' : 'Parte que no cubre este pago';
  return [...items, { descripcion, importe: aImporte(resto) }];
};
