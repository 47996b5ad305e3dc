import { formatFecha } from '@colega/domain/fechas';
import { formatCuit } from '@colega/domain/identificadores';
import pdfmake, { type Content } from 'pdfmake';
import { enTramos, prepararFuentes } from './fuentes.ts';
import { COLEGIO, COLORES } from './hoja.ts';
import { svgDeQr } from './qr.ts';

export type DatosDeCarnet = {
  numero: string;
  nombre: string;
  cuit: string;
  distrito: string;
  matriculas: { codigo: string; descripcion: string }[];
  fecha: string;
  vencimiento: string;
  /** PNG; null draws a silhouette. */
  foto: Uint8Array | null;
  /** What its QR opens. */
  enlace: string;
};

const PUNTOS_POR_MM = 72 / 25.4;
const mm = (milimetros: number): number => milimetros * PUNTOS_POR_MM;

/** ISO/IEC 7810 ID-1: a credit card. */
export const ANCHO_MM = 85.6;
export const ALTO_MM = 53.98;
const FRANJA = 34;
const FOTO = { x: mm(4), y: FRANJA + 8, ancho: 58, alto: 72 };
const QR = { lado: 66, x: mm(ANCHO_MM) - 66 - 6, y: FRANJA + 4 };
const TEXTO = { x: FOTO.x + FOTO.ancho + 8 };
const ANCHO_DEL_TEXTO = QR.x - TEXTO.x - 4;
/** What fits beside a short name and beside a long one; the QR shows them all. */
const MATRICULAS_A_LA_VISTA = { corto: 3, largo: 2 };
const NOMBRE_LARGO = 28;
const NOMBRE_MAXIMO = 44;

const FONDO = `<svg viewBox="0 0 ${mm(ANCHO_MM)} ${mm(ALTO_MM)}" width="${mm(ANCHO_MM)}" height="${mm(ALTO_MM)}"
xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="#ffffff"/>
<rect width="100%" height="${FRANJA}" fill="${COLORES.acento}"/>
<g transform="translate(10 6) scale(0.56)"><rect width="40" height="40" rx="8" fill="#ffffff"/>
<path d="M10 29 V10 L29 29 Z M15 24 H19.5 L15 19.2 Z" fill="${COLORES.acento}" fill-rule="evenodd"/>
<path d="M9 33 H31" stroke="${COLORES.acento}" stroke-width="2" stroke-linecap="round"/></g>
<path d="M${FOTO.x} ${mm(ALTO_MM) - 22} H${mm(ANCHO_MM) - FOTO.x}" stroke="${COLORES.linea}" stroke-width="0.5"/></svg>`;

const SILUETA = `<svg viewBox="0 0 58 72" xmlns="http://www.w3.org/2000/svg"><rect width="58" height="72" fill="${COLORES.fondo}"/>
<circle cx="29" cy="28" r="13" fill="${COLORES.gris}"/><path d="M6 72 C6 52 16 46 29 46 C42 46 52 52 52 72 Z" fill="${COLORES.gris}"/></svg>`;

const foto = ({ foto: imagen }: DatosDeCarnet): Content => {
  const lugar = { width: FOTO.ancho, height: FOTO.alto, absolutePosition: { x: FOTO.x, y: FOTO.y } };
  if (imagen === null) return { svg: SILUETA, ...lugar };
  return { image: `data:image/png;base64,${Buffer.from(imagen).toString('base64')}`, ...lugar };
};

const esLargo = ({ nombre }: DatosDeCarnet): boolean => nombre.length > NOMBRE_LARGO;

const matriculas = (datos: DatosDeCarnet): Content[] => {
  const todas = datos.matriculas;
  const visibles = todas.slice(0, MATRICULAS_A_LA_VISTA[esLargo(datos) ? 'largo' : 'corto']);
  const resto = todas.length - visibles.length;
  return [
    ...visibles.map(
      ({ codigo, descripcion }): Content => ({
        text: [{ text: codigo, bold: true }, ...enTramos(` ${acortar(descripcion, 30)}`)],
        margin: [0, 1.5, 0, 0],
      }),
    ),
    ...(resto > 0 ? [{ text: `y ${resto} más`, color: COLORES.gris, margin: [0, 1.5, 0, 0] } satisfies Content] : []),
  ];
};

const acortar = (texto: string, largo: number): string =>
  texto.length > largo ? `${texto.slice(0, largo - 1).trimEnd()}…` : texto;

const contenido = (datos: DatosDeCarnet): Content[] => [
  {
    absolutePosition: { x: 40, y: 8 },
    stack: [
      { text: COLEGIO, bold: true, fontSize: 10, color: '#ffffff' },
      { text: enTramos(`Credencial profesional N.º ${datos.numero}`), fontSize: 7, color: '#ffffff' },
    ],
  },
  foto(datos),
  {
    absolutePosition: { x: TEXTO.x, y: FRANJA + 5 },
    table: {
      widths: [ANCHO_DEL_TEXTO],
      body: [
        [
          {
            stack: [
              {
                text: enTramos(acortar(datos.nombre, NOMBRE_MAXIMO)),
                bold: true,
                fontSize: esLargo(datos) ? 7.5 : 9.5,
              },
              { text: `CUIT ${formatCuit(datos.cuit)}`, margin: [0, 1, 0, 1], color: COLORES.gris },
              ...matriculas(datos),
            ],
          },
        ],
      ],
    },
    layout: { hLineWidth: () => 0, vLineWidth: () => 0, paddingLeft: () => 0, paddingTop: () => 0 },
  },
  { svg: svgDeQr(datos.enlace), width: QR.lado, height: QR.lado, absolutePosition: { x: QR.x, y: QR.y } },
  {
    absolutePosition: { x: FOTO.x, y: mm(ALTO_MM) - 17 },
    text: enTramos(`${datos.distrito} · Emitida el ${formatFecha(datos.fecha)}`),
    color: COLORES.gris,
    fontSize: 6.5,
  },
  {
    absolutePosition: { x: FOTO.x, y: mm(ALTO_MM) - 17.5 },
    columns: [
      {
        width: mm(ANCHO_MM) - 2 * FOTO.x,
        text: `Válida hasta ${formatFecha(datos.vencimiento)}`,
        alignment: 'right',
        bold: true,
        fontSize: 7.5,
      },
    ],
  },
];

/** The credential on one side of a card: same data, same bytes. */
export const renderCarnet = async (datos: DatosDeCarnet): Promise<Uint8Array> => {
  prepararFuentes();
  const creado = new Date(`${datos.fecha}T12:00:00Z`);
  return pdfmake
    .createPdf({
      pageSize: { width: mm(ANCHO_MM), height: mm(ALTO_MM) },
      pageMargins: 0,
      language: 'es-AR',
      displayTitle: true,
      tagged: true,
      version: '1.7',
      info: {
        title: `Credencial de ${datos.nombre}`,
        author: COLEGIO,
        subject: `Credencial profesional N.º ${datos.numero}, válida hasta ${formatFecha(datos.vencimiento)}`,
        creator: 'Colega',
        producer: 'Colega',
        creationDate: creado,
        modDate: creado,
      },
      defaultStyle: { font: 'latin', fontSize: 7, lineHeight: 1.1, color: COLORES.tinta },
      background: { svg: FONDO },
      content: contenido(datos),
    })
    .getBuffer();
};
