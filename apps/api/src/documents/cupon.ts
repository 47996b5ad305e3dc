import { formatFecha } from '@colega/domain/fechas';
import { formatCuit } from '@colega/domain/identificadores';
import type { Content } from 'pdfmake';
import { comoPagar, estadoDelPapel } from './como-pagar.ts';
import type { DatosDeCupon, EstadoImpreso } from './datos-de-cupon.ts';
import { enTramos } from './fuentes.ts';
import { ANULADO, COLORES, fechaYHora, renderHoja, type Sello } from './hoja.ts';
import { conceptos, pagosRegistrados } from './piezas-de-cobro.ts';
import { fichaDePares, titulo } from './tablas.ts';
import { talon } from './talon.ts';

const SELLOS: Readonly<Record<EstadoImpreso, Sello | null>> = {
  pendiente: null,
  pago: { texto: 'PAGADO', color: COLORES.verde },
  vencido: { texto: 'VENCIDO', color: COLORES.rojo },
  anulado: ANULADO,
};

/** A coupon as it stands: a pending one with what it is paid with, any other crossed by its state and with nothing to pay. */
export const renderCupon = (datos: DatosDeCupon): Promise<Uint8Array> => {
  const { numero_boleta, circuito, ahora, estado } = datos;
  const sello = SELLOS[estado];
  return renderHoja({
    titulo: `Cupón de pago ${numero_boleta}`,
    subtitulo: `Cupón N.º ${numero_boleta}\nEmitido el ${formatFecha(datos.fecha)}`,
    asunto: `${circuito}: ${ESTADOS[estado].toLowerCase()}`,
    autor: datos.colegio.nombre,
    creado: ahora,
    pie: `Cupón N.º ${numero_boleta} · impreso el ${fechaYHora(ahora)}`,
    ...(sello && { cruzada: sello }),
    contenido: [
      cabecera(datos),
      ficha(datos),
      titulo('Conceptos'),
      conceptos(datos),
      ...pagosRegistrados(datos.operaciones),
      ...(estado === 'pendiente' ? [comoPagar(datos)] : []),
      ...(datos.cobro?.barra ? [talon(datos, datos.cobro.barra)] : []),
    ],
  });
};

const ESTADOS: Readonly<Record<EstadoImpreso, string>> = {
  pendiente: 'Pendiente de pago',
  pago: 'Pagado',
  vencido: 'Vencido',
  anulado: 'Anulado',
};

const cabecera = (datos: DatosDeCupon): Content => ({
  margin: [0, 0, 0, 12],
  columns: [
    {
      width: '*',
      stack: [
        { text: 'Cupón de pago', fontSize: 18, bold: true, headlineLevel: 1 },
        { text: enTramos(datos.circuito), fontSize: 11, margin: [0, 4, 0, 0] },
      ],
    },
    { width: 'auto', stack: estadoDelPapel(datos) },
  ],
});

const ficha = ({ pagador, legajo, estado, vencimientos, fecha }: DatosDeCupon): Content =>
  fichaDePares(
    [
      ['A nombre de', pagador.nombre],
      ['CUIT', formatCuit(pagador.cuit)],
      ['Emisión', formatFecha(fecha)],
      ['Estado', ESTADOS[estado]],
      ['Último vencimiento', formatFecha(vencimientos.at(-1)?.fecha ?? fecha)],
      ...(legajo === null ? [] : [['Legajo', `N.º ${legajo}`] as const]),
    ],
    pagador.matriculas.map(({ codigo, descripcion }) => ['Matrícula', `${codigo} · ${descripcion}`]),
  );
