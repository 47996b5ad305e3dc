import { formatImporte, type Importe } from '@colega/domain/importes';
import { fechaYHora } from './hoja.ts';

export type ConceptosImpresos = { items: { descripcion: string; importe: Importe }[]; monto_total: Importe };

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
  detalle: string | null;
  fecha_pago: Date;
  recibo: number | null;
  deshecha?: boolean;
};

const destinoDe = ({ detalle, recibo }: OperacionDePapel): string => {
  const destino = detalle ?? 'Pagó el cupón.';
  return recibo === null ? destino : `${destino} Recibo N.º ${recibo}.`;
};

export const pagosRegistrados = (operaciones: readonly OperacionDePapel[]) =>
  operaciones.map((operacion) => ({
    fecha: fechaYHora(operacion.fecha_pago),
    medio: operacion.medio,
    externo: operacion.externo,
    destino: destinoDe(operacion),
    importe: formatImporte(operacion.importe),
  }));
