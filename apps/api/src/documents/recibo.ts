import {
  COMO_SE_DESHIZO,
  conceptosDeRecibo,
  estadoDeRecibo,
  type FormaDeDeshacer,
  observacionDeRecibo,
  type ReciboHoy,
} from '@colega/domain/dinero';
import { type Fecha, formatFecha } from '@colega/domain/fechas';
import { formatCuit } from '@colega/domain/identificadores';
import { Decimal, formatImporte, type Importe } from '@colega/domain/importes';
import { hoy } from '../hoy.ts';
import { type ConceptosImpresos, conceptos, type OperacionDePapel } from './cobro.ts';
import { ANULADO, type Emisor, fechaYHora, imprimirHoja, type Sello } from './hoja.ts';
import { armarPares, type Par } from './pares.ts';

export type DatosDeRecibo = ReciboHoy & {
  numero: number;
  fecha: Fecha;
  importe: Importe;
  ahora: Date;
  colegio: Emisor & { cuit: string };
  pagador: { nombre: string; cuit: string; matriculas: { codigo: string; descripcion: string }[] };
  operacion: OperacionDePapel;
  anulacion: { fecha: Fecha; como: FormaDeDeshacer } | null;
  enlace: string;
  codigo: string;
  cupon: ConceptosImpresos & { numero_boleta: number; circuito: string; legajo: number | null };
};

export const renderRecibo = (datos: DatosDeRecibo): Promise<Uint8Array> => {
  const { numero, fecha, importe, colegio, cupon, ahora } = datos;
  const hoja = {
    colegio,
    titulo: `Recibo de pago ${numero}`,
    subtitulo: [`Recibo N.º ${numero}`, formatFecha(fecha)],
    asunto: `Pago del cupón ${cupon.numero_boleta}, ${formatImporte(importe)}`,
    autor: colegio.nombre,
    creado: ahora,
    pie: `Recibo N.º ${numero} · impreso el ${fechaYHora(ahora)}`,
    enlace: datos.enlace,
    cruzada: datos.anulacion ? ANULADO : null,
  };
  return imprimirHoja('recibo', hoja, {
    de: `${colegio.nombre} · CUIT ${formatCuit(colegio.cuit)}`,
    importe: formatImporte(importe),
    estado: estadoDe(datos),
    ficha: ficha(datos),
    codigo: enGrupos(datos.codigo),
    ...conceptos({ items: conceptosDeRecibo(importe, cupon), monto_total: importe }),
    detalle: loDemas(datos),
  });
};

/** Says the state under the amount too: the word that crosses the page is not read aloud. */
const estadoDe = (recibo: DatosDeRecibo): Sello => {
  const { operacion, anulacion } = recibo;
  if (anulacion)
    return { texto: `Anulado el ${formatFecha(anulacion.fecha)}: ${COMO_SE_DESHIZO[anulacion.como]}`, color: 'rojo' };
  const pagado = `Pagado el ${formatFecha(hoy(() => operacion.fecha_pago))}`;
  return estadoDeRecibo(recibo) === 'en_parte'
    ? { texto: `${pagado}. Después ${observacionDeRecibo(recibo)}: consultá en el Colegio`, color: 'ambar' }
    : { texto: pagado, color: 'verde' };
};

const LETRAS_POR_GRUPO = 8;
const enGrupos = (codigo: string): string[] => codigo.match(new RegExp(`.{1,${LETRAS_POR_GRUPO}}`, 'g')) ?? [];

const ficha = ({ pagador, cupon, operacion }: DatosDeRecibo): Par[] =>
  armarPares(
    [
      ['Recibimos de', pagador.nombre],
      ['CUIT', formatCuit(pagador.cuit)],
      ['Circuito', cupon.circuito],
      ['Cupón', `N.º ${cupon.numero_boleta}`],
      ['Medio de pago', operacion.medio],
      ...(cupon.legajo === null ? [] : [['Legajo', `N.º ${cupon.legajo}`] as const]),
    ],
    [
      ...pagador.matriculas.map(({ codigo, descripcion }) => ['Matrícula', `${codigo} · ${descripcion}`] as const),
      ['Operación', `${operacion.externo}, ${fechaYHora(operacion.fecha_pago)}`],
    ],
  );

const loDemas = ({ operacion: { importe, a_credito, detalle }, anulacion }: DatosDeRecibo): string | null => {
  if (detalle === null || anulacion) return detalle;
  const recibido = new Decimal(a_credito).isZero() ? '' : `Se recibieron ${formatImporte(importe)}. `;
  const resto = recibido && ` Son ${formatImporte(a_credito)}.`;
  return `${recibido}${detalle}${resto}`;
};
