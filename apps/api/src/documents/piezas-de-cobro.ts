import { Decimal, type Importe } from '@colega/domain/dinero';
import type { Content, TableCell } from 'pdfmake';
import { fechaYHora } from './hoja.ts';
import { cabeza, celda, derecha, TABLA, titulo } from './tablas.ts';

export type ConceptosImpresos = { items: { descripcion: string; importe: Importe }[]; monto_total: Importe };

/** What a coupon charges, with its total: the heading is again on each page. */
export const conceptos = (
  { items, monto_total }: ConceptosImpresos,
  extras: readonly (readonly [string, Importe])[] = [],
): Content => {
  const filas = [...items.map(({ descripcion, importe }) => [descripcion, importe] as const), ...extras];
  const total = [...extras.map(([, importe]) => importe)].reduce((suma, i) => suma.plus(i), new Decimal(monto_total));
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: ['*', 'auto'],
      body: [
        [cabeza('Concepto'), cabeza('Importe', 'right')],
        ...filas.map(([descripcion, importe]): TableCell[] => [celda(descripcion), derecha(importe)]),
        [celda('Total', { bold: true }), derecha(total.toFixed(2), { bold: true })],
      ],
    },
    layout: TABLA,
  };
};

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
};

/** What was done with a payment. */
const destinoDe = ({ detalle, recibo }: OperacionDePapel): string => {
  const destino = detalle ?? 'Pagó el cupón.';
  return recibo === null ? destino : `${destino} Recibo N.º ${recibo}.`;
};

/** Every payment that came in for a coupon. */
export const pagosRegistrados = (operaciones: readonly OperacionDePapel[]): Content[] =>
  operaciones.length === 0
    ? []
    : [
        titulo('Pagos registrados'),
        {
          table: {
            headerRows: 1,
            dontBreakRows: true,
            widths: ['auto', 'auto', '*', 'auto'],
            body: [
              [cabeza('Fecha'), cabeza('Medio y operación'), cabeza('Qué se hizo'), cabeza('Importe', 'right')],
              ...operaciones.map((operacion): TableCell[] => [
                celda(fechaYHora(operacion.fecha_pago), { noWrap: true }),
                celda(`${operacion.medio}\n${operacion.externo}`),
                celda(destinoDe(operacion)),
                derecha(operacion.importe),
              ]),
            ],
          },
          layout: { ...TABLA, paddingRight: (i: number) => (i < 3 ? 12 : 0) },
        },
      ];
