import { formatFecha } from '@colega/domain/fechas';
import { formatCuit } from '@colega/domain/identificadores';
import { formatImporte } from '@colega/domain/importes';
import { conceptos, pagosRegistrados } from './cobro.ts';
import { codigoDeBarras } from './codigo-de-barras.ts';
import { estadoDelPapel, medios, plazosImpresos } from './como-pagar.ts';
import type { CobroImpreso, DatosDeCupon, EstadoImpreso } from './datos-de-cupon.ts';
import { ANULADO, fechaYHora, imprimirHoja, type Sello } from './hoja.ts';
import { armarPares, type Par } from './pares.ts';
import { svgDeQr } from './qr.ts';

const SELLOS: Readonly<Record<EstadoImpreso, Sello | null>> = {
  pendiente: null,
  pago: { texto: 'PAGADO', color: 'verde' },
  vencido: { texto: 'VENCIDO', color: 'rojo' },
  anulado: ANULADO,
};

const ESTADOS: Readonly<Record<EstadoImpreso, string>> = {
  pendiente: 'Pendiente de pago',
  pago: 'Pagado',
  vencido: 'Vencido',
  anulado: 'Anulado',
};

export const renderCupon = (datos: DatosDeCupon): Promise<Uint8Array> => {
  const { numero_boleta, circuito, ahora, estado, cobro } = datos;
  const hoja = {
    colegio: datos.colegio,
    titulo: `Cupón de pago ${numero_boleta}`,
    subtitulo: [`Cupón N.º ${numero_boleta}`, `Emitido el ${formatFecha(datos.fecha)}`],
    asunto: `${circuito}: ${ESTADOS[estado].toLowerCase()}`,
    autor: datos.colegio.nombre,
    creado: ahora,
    pie: `Cupón N.º ${numero_boleta} · impreso el ${fechaYHora(ahora)}`,
    cruzada: SELLOS[estado],
  };
  return imprimirHoja('cupon', hoja, {
    circuito,
    estado: estadoDelPapel(datos),
    ficha: ficha(datos),
    con_legajo: datos.legajo !== null,
    ...conceptos(datos),
    pagos: pagosRegistrados(datos.operaciones),
    pendiente: estado === 'pendiente',
    en_proceso: datos.pago_en_proceso,
    plazos: plazosImpresos(datos),
    codigo: codigoDePago(datos),
    medios: medios(datos),
    qr: cobro && qrImpreso(cobro.qr),
    barra: cobro?.barra ? talon(datos, cobro.barra) : null,
  });
};

const ficha = ({ pagador, legajo, estado, fecha }: DatosDeCupon): Par[] =>
  armarPares(
    [
      ['A nombre de', pagador.nombre],
      ['CUIT', formatCuit(pagador.cuit)],
      ['Emisión', formatFecha(fecha)],
      ['Estado', ESTADOS[estado]],
      ...(legajo === null ? [] : [['Legajo', `N.º ${legajo}`] as const]),
    ],
    pagador.matriculas.map(({ codigo, descripcion }) => ['Matrícula', `${codigo} · ${descripcion}`]),
  );

const codigoDePago = ({ codigo_pago, referencia_pago }: DatosDeCupon) =>
  codigo_pago === null ? null : { codigo: codigo_pago, referencia: referencia_pago ?? '' };

const qrImpreso = ({ texto, importe, fecha }: CobroImpreso['qr']) => ({
  svg: svgDeQr(texto),
  importe: formatImporte(importe),
  fecha: formatFecha(fecha),
});

const talon = (
  { colegio, numero_boleta, circuito, pagador }: DatosDeCupon,
  { codigo, hasta }: NonNullable<CobroImpreso['barra']>,
) => ({
  ...codigoDeBarras(codigo),
  codigo,
  grupos: codigo.match(/.{1,4}/g)?.join(' ') ?? '',
  hasta: formatFecha(hasta),
  colegio: colegio.nombre,
  cuit: `CUIT ${formatCuit(colegio.cuit)}`,
  cupon: `Cupón N.º ${numero_boleta}`,
  de: `${circuito} · ${pagador.nombre}`,
});
