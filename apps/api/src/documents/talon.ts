import { formatImporte } from '@colega/domain/dinero';
import { formatFecha } from '@colega/domain/fechas';
import { formatCuit } from '@colega/domain/identificadores';
import type { Content } from 'pdfmake';
import { svgDeBarras } from './codigo-de-barras.ts';
import type { BarraImpresa, DatosDeCupon } from './datos-de-cupon.ts';
import { enTramos } from './fuentes.ts';
import { ANCHO_UTIL, COLORES } from './hoja.ts';

/** What is handed over at the till: never split between pages. */
export const talon = (datos: DatosDeCupon, { codigo, hasta }: BarraImpresa): Content => ({
  unbreakable: true,
  margin: [0, 16, 0, 0],
  stack: [
    {
      canvas: [
        {
          type: 'line',
          x1: 0,
          y1: 0,
          x2: ANCHO_UTIL,
          y2: 0,
          lineWidth: 0.75,
          lineColor: COLORES.gris,
          dash: { length: 4, space: 3 },
        },
      ],
    },
    { text: 'Talón para la caja', fontSize: 7.5, color: COLORES.gris, alignment: 'right', margin: [0, 2, 0, 4] },
    cabeza(datos),
    { ...svgDeBarras(codigo), alignment: 'center' },
    // In groups, to be typed when the reader fails.
    { text: codigo.match(/.{1,4}/g)?.join(' ') ?? '', alignment: 'center', fontSize: 10, margin: [0, 4, 0, 0] },
    {
      text: `El código vale hasta el ${formatFecha(hasta)}`,
      alignment: 'center',
      fontSize: 8,
      color: COLORES.gris,
      margin: [0, 2, 0, 0],
    },
  ],
});

const cabeza = ({ colegio, numero_boleta, circuito, pagador, vencimientos }: DatosDeCupon): Content => ({
  margin: [0, 0, 0, 10],
  columns: [
    {
      width: '*',
      stack: [
        { text: enTramos(colegio.nombre), bold: true },
        { text: `CUIT ${formatCuit(colegio.cuit)}`, fontSize: 8.5 },
      ],
    },
    {
      width: '*',
      stack: [
        { text: `Cupón N.º ${numero_boleta}`, bold: true },
        { text: enTramos(`${circuito} · ${pagador.nombre}`), fontSize: 8.5 },
      ],
    },
    {
      width: 'auto',
      stack: vencimientos.map(({ fecha, importe }) => ({
        text: [`Hasta el ${formatFecha(fecha)}  `, { text: formatImporte(importe), bold: true }],
        alignment: 'right',
        noWrap: true,
      })),
    },
  ],
  columnGap: 12,
});
