import { mensajes } from '@colega/contract/mensajes';
import { formatImporte, type Importe } from '@colega/domain/dinero';
import { type Fecha, formatFecha } from '@colega/domain/fechas';
import type { Content, TableCell } from 'pdfmake';
import type { CobroImpreso, DatosDeCupon } from './datos-de-cupon.ts';
import { enTramos } from './fuentes.ts';
import { COLORES, fechaYHora } from './hoja.ts';
import { svgDeQr } from './qr.ts';
import { celda, derecha, SIN_LINEAS, titulo } from './tablas.ts';

const LADO_DEL_QR = 118;

/** At the right of the title: what is owed, or why nothing is. */
export const estadoDelPapel = (datos: DatosDeCupon): Content[] => {
  const [grande, chico, color] = textosDelEstado(datos);
  return [
    { text: grande, fontSize: 18, bold: true, color, alignment: 'right' },
    { text: enTramos(chico), fontSize: 9, color: COLORES.gris, alignment: 'right', margin: [0, 4, 0, 0] },
  ];
};

const textosDelEstado = ({
  estado,
  vencimientos,
  motivo_cierre,
  operaciones,
  debido,
}: DatosDeCupon): [string, string, string] => {
  const ultimo = vencimientos.at(-1);
  const fecha = ultimo ? formatFecha(ultimo.fecha) : '';
  if (estado === 'anulado') return ['ANULADO', `${motivo_cierre}. No lo pagues.`, COLORES.rojo];
  if (estado === 'vencido')
    return ['VENCIDO', `Venció el ${fecha}. No se puede pagar: generá uno nuevo.`, COLORES.rojo];
  if (estado === 'pago') {
    const pago = operaciones.find(({ recibo }) => recibo !== null);
    return ['PAGADO', pago ? `El ${fechaYHora(pago.fecha_pago)} · recibo N.º ${pago.recibo}` : '', COLORES.verde];
  }
  return debido
    ? [formatImporte(debido.importe), `hasta el ${formatFecha(debido.fecha)}`, COLORES.tinta]
    : ['', '', ''];
};

/** Until when and how much, by which means, and the QR. */
export const comoPagar = (datos: DatosDeCupon): Content => ({
  unbreakable: true,
  stack: [
    titulo('Cómo pagarlo'),
    ...(datos.pago_en_proceso ? [enProceso] : []),
    {
      columns: [{ width: '*', stack: [plazos(datos), ...medios(datos)] }, ...(datos.cobro ? [qr(datos.cobro.qr)] : [])],
      columnGap: 20,
    },
  ],
});

const enProceso: Content = {
  margin: [0, 0, 0, 8],
  table: {
    widths: ['*'],
    body: [
      [
        celda('Hay un pago en línea de este cupón en proceso. Si ya lo pagaste, no lo pagues de nuevo.', {
          bold: true,
          fillColor: '#fff4d6',
        }),
      ],
    ],
  },
  layout: { ...SIN_LINEAS, hLineWidth: () => 0, paddingLeft: () => 8, paddingTop: () => 5, paddingBottom: () => 5 },
};

type Plazo = readonly [nombre: string, fecha: Fecha, importe: Importe];

/** With a surcharge each date has its amount; without one the second only says until when. */
const plazosDe = ({ vencimientos, vencimiento }: DatosDeCupon): Plazo[] => {
  const [unico, ...otros] = vencimientos;
  if (otros.length > 0) return vencimientos.map(({ fecha, importe }, i) => [`${i + 1}.º vencimiento`, fecha, importe]);
  if (!unico) return [];
  const vence = ['Vencimiento', vencimiento, unico.importe] as const;
  return unico.fecha === vencimiento ? [vence] : [vence, ['Se puede pagar hasta', unico.fecha, unico.importe]];
};

const plazos = (datos: DatosDeCupon): Content => ({
  margin: [0, 0, 0, 8],
  table: {
    widths: ['auto', 'auto', 'auto', '*'],
    body: plazosDe(datos).map(([nombre, fecha, importe]): TableCell[] => [
      celda(nombre, { color: COLORES.gris }),
      celda(formatFecha(fecha), { bold: true }),
      derecha(importe, { bold: true, alignment: 'left' }),
      celda(pasoSuImporte(datos, fecha) ? 'ya pasó' : '', { color: COLORES.gris }),
    ]),
  },
  layout: {
    ...SIN_LINEAS,
    hLineWidth: () => 0,
    paddingRight: () => 16,
    paddingTop: () => 1.5,
    paddingBottom: () => 1.5,
  },
});

/** With one amount alone the first date is not the end of anything. */
const pasoSuImporte = ({ vencimientos, debido }: DatosDeCupon, fecha: Fecha): boolean =>
  vencimientos.length > 1 && debido !== null && fecha < debido.fecha;

const medios = ({ cobro, codigo_pago, referencia_pago }: DatosDeCupon): Content[] => [
  ...(codigo_pago === null ? [] : [redLink(codigo_pago, referencia_pago ?? '')]),
  {
    ul: [
      ...(cobro?.sin_barra ? [cobro.sin_barra] : []),
      ...(cobro?.barra
        ? [
            `En efectivo: presentá el talón en una caja que cobre por SIRO hasta el ${formatFecha(cobro.barra.hasta)}. ${mensajes.barra_se_acredita}`,
          ]
        : []),
      ...(cobro ? ['Con la aplicación de tu banco o billetera: escaneá el QR.'] : []),
      'En línea: en el portal, en Cuenta › Cupones, elegí PAGAR.',
    ].map((texto) => ({ text: enTramos(texto), margin: [0, 0, 0, 3] })),
    fontSize: 9,
  },
];

/** The payment code, wherever a bank takes it (facts §4.2). */
const redLink = (codigo: string, referencia: string): Content => ({
  margin: [0, 0, 0, 8],
  stack: [
    { text: 'Link Pagos y Pago Mis Cuentas', fontSize: 8, color: COLORES.gris },
    {
      text: [
        'Código de pago electrónico: ',
        { text: codigo, bold: true },
        '   Referencia: ',
        { text: referencia, bold: true },
      ],
    },
  ],
});

const qr = ({ texto, importe, fecha }: CobroImpreso['qr']): Content & { width: number } => ({
  width: LADO_DEL_QR + 24,
  stack: [
    { svg: svgDeQr(texto), width: LADO_DEL_QR, height: LADO_DEL_QR, alignment: 'center' },
    { text: `QR por ${formatImporte(importe)}`, bold: true, fontSize: 9, alignment: 'center' },
    { text: `Vale hasta el ${formatFecha(fecha)}`, fontSize: 8, color: COLORES.gris, alignment: 'center' },
  ],
});
