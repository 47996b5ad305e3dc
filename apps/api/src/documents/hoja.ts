import { formatFecha } from '@colega/domain/fechas';
import pdfmake, { type Content } from 'pdfmake';
import { enTramos, prepararFuentes } from './fuentes.ts';

/** S-95: the college's name and mark on its papers. */
export const COLEGIO = 'Colegio de Técnicos';
export const COLORES = {
  tinta: '#1b2733',
  gris: '#5b6875',
  acento: '#0b5c7a',
  linea: '#c9d2da',
  fondo: '#eef4f7',
  rojo: '#c92a2a',
  verde: '#1b5e2b',
};

/** A set square over a level line, drawn for this product. */
const MARCA = `<svg viewBox="0 0 40 40" width="34" height="34" xmlns="http://www.w3.org/2000/svg">
<rect width="40" height="40" rx="8" fill="${COLORES.acento}"/>
<path d="M10 29 V10 L29 29 Z M15 24 H19.5 L15 19.2 Z" fill="#ffffff" fill-rule="evenodd"/>
<path d="M9 33 H31" stroke="#ffffff" stroke-width="2" stroke-linecap="round"/></svg>`;

export type Hoja = {
  titulo: string;
  /** Under the college's name, at the right of the header. */
  subtitulo: string;
  asunto: string;
  autor: string;
  /** Day and hour the paper speaks of: same input, same bytes. */
  creado: Date;
  pie: string;
  contenido: Content[];
  /** Across every page: ANULADO. */
  cruzada?: Sello;
};

/** A word that says how what is on paper stands. */
export type Sello = { texto: string; color: string };
export const ANULADO: Sello = { texto: 'ANULADO', color: COLORES.rojo };

const MARGEN = 48;
const ANCHO_DE_A4 = 595.28;
export const ANCHO_UTIL = ANCHO_DE_A4 - 2 * MARGEN;
const AL_TRAVES = { font: 'latin', opacity: 0.18, bold: true };

const encabezado = (hoja: Hoja): Content => ({
  margin: [MARGEN, 28, MARGEN, 0],
  columns: [
    { svg: MARCA, width: 34 },
    {
      width: '*',
      margin: [10, 3, 0, 0],
      stack: [
        { text: COLEGIO, bold: true, fontSize: 13, color: COLORES.tinta },
        { text: 'Portal Colega', fontSize: 8.5, color: COLORES.gris },
      ],
    },
    {
      width: 'auto',
      margin: [0, 6, 0, 0],
      text: enTramos(hoja.subtitulo),
      fontSize: 9,
      color: COLORES.gris,
      alignment: 'right',
    },
  ],
});

const pie =
  (hoja: Hoja) =>
  (pagina: number, paginas: number): Content => ({
    margin: [MARGEN, 14, MARGEN, 0],
    stack: [
      {
        canvas: [{ type: 'line', x1: 0, y1: 0, x2: ANCHO_UTIL, y2: 0, lineWidth: 0.5, lineColor: COLORES.linea }],
      },
      {
        margin: [0, 6, 0, 0],
        fontSize: 8,
        color: COLORES.gris,
        columns: [
          { text: enTramos(hoja.pie), width: '*' },
          { text: `Página ${pagina} de ${paginas}`, alignment: 'right', width: 'auto', noWrap: true },
        ],
      },
    ],
  });

/** An A4 paper of the college as PDF: its header, page numbers and metadata around a content. */
export const renderHoja = async (hoja: Hoja): Promise<Uint8Array> => {
  prepararFuentes();
  return pdfmake
    .createPdf({
      pageSize: 'A4',
      pageMargins: [MARGEN, 84, MARGEN, 56],
      language: 'es-AR',
      displayTitle: true,
      tagged: true,
      version: '1.7',
      info: {
        title: hoja.titulo,
        author: hoja.autor,
        subject: hoja.asunto,
        creator: 'Colega',
        producer: 'Colega',
        creationDate: hoja.creado,
        modDate: hoja.creado,
      },
      defaultStyle: { font: 'latin', fontSize: 9.5, lineHeight: 1.2, color: COLORES.tinta },
      header: () => encabezado(hoja),
      footer: pie(hoja),
      content: hoja.contenido,
      ...(hoja.cruzada && {
        watermark: { ...AL_TRAVES, text: hoja.cruzada.texto, color: hoja.cruzada.color },
      }),
      // A title never stays alone at the foot of a page.
      pageBreakBefore: (nodo, info) => nodo.headlineLevel === 2 && info.getFollowingNodesOnPage().length === 0,
    })
    .getBuffer();
};

export const fechaYHora = (momento: Date, zona = 'America/Argentina/Buenos_Aires'): string => {
  const partes = new Intl.DateTimeFormat('sv-SE', { timeZone: zona, dateStyle: 'short', timeStyle: 'short' });
  const [fecha = '', hora = ''] = partes.format(momento).split(' ');
  return `${formatFecha(fecha)}, ${hora} h`;
};
