import { formatImporte, type Importe } from '@colega/domain/importes';
import { fechaYHora } from './hoja.ts';

export type ConceptosImpresos = { items: { descripcion: string; importe: Importe }[]; monto_total: Importe };

/** What a coupon or a receipt is of, with its total. */
export const conceptos = ({ items, monto_total }: ConceptosImpresos) => ({
  conceptos: items.map(({ descripcion, importe }) => [descripcion, formatImporte(importe)]),
  total: formatImporte(monto_total),
});

export type OperacionDePapel = {
  medio: string;
  externo: string;
  importe: Importe;
  aplicado: Importe;
  a_credito: Importe;
  /** What was done with it, when it did not simply pay the coupon. */
  detalle: string | null;
  fecha_pago: Date;
  recibo: number | null;
  /** It was undone: it pays nothing, and its receipt neither. */
  deshecha?: boolean;
};

/** What was done with a payment. */
const destinoDe = ({ detalle, recibo }: OperacionDePapel): string => {
  const destino = detalle ?? 'Pagó el cupón.';
  return recibo === null ? destino : `${destino} Recibo N.º ${recibo}.`;
};

/** Every payment that came in for a coupon. */
export const pagosRegistrados = (operaciones: readonly OperacionDePapel[]) =>
  operaciones.map((operacion) => ({
    fecha: fechaYHora(operacion.fecha_pago),
    medio: operacion.medio,
    externo: operacion.externo,
    destino: destinoDe(operacion),
    importe: formatImporte(operacion.importe),
  }));
