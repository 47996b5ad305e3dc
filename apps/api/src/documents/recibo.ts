import { importe as aImporte, Decimal, formatImporte, type Importe } from '@colega/domain/dinero';
import { type Fecha, formatFecha } from '@colega/domain/fechas';
import { formatCuit } from '@colega/domain/identificadores';
import { hoy } from '../hoy.ts';
import { type ConceptosImpresos, conceptos, type OperacionDePapel } from './cobro.ts';
import { ANULADO, fechaYHora, imprimirHoja, type Sello } from './hoja.ts';
import { enPares, type Par } from './pares.ts';

export type DatosDeRecibo = {
  numero: number;
  fecha: Fecha;
  importe: Importe;
  ahora: Date;
  colegio: { nombre: string; cuit: string };
  pagador: { nombre: string; cuit: string; matriculas: { codigo: string; descripcion: string }[] };
  operacion: OperacionDePapel;
  /** Its payment was undone: it pays nothing. */
  anulado?: boolean;
  cupon: ConceptosImpresos & { numero_boleta: number; circuito: string; legajo: number | null };
};

/** The receipt of a payment: its number, what it paid and how. */
export const renderRecibo = (datos: DatosDeRecibo): Promise<Uint8Array> => {
  const { numero, fecha, importe, colegio, cupon, ahora } = datos;
  const hoja = {
    titulo: `Recibo de pago ${numero}`,
    subtitulo: [`Recibo N.º ${numero}`, formatFecha(fecha)],
    asunto: `Pago del cupón ${cupon.numero_boleta}, ${formatImporte(importe)}`,
    autor: colegio.nombre,
    creado: ahora,
    pie: `Recibo N.º ${numero} · impreso el ${fechaYHora(ahora)}`,
    cruzada: datos.anulado ? ANULADO : null,
  };
  return imprimirHoja('recibo', hoja, {
    de: `${colegio.nombre} · CUIT ${formatCuit(colegio.cuit)}`,
    importe: formatImporte(importe),
    estado: estadoDe(datos),
    ficha: ficha(datos),
    ...conceptos(cupon, recargo(datos)),
    detalle: loDemas(datos),
  });
};

/** In words beside the amount: the word that crosses the page is not read aloud. */
const estadoDe = ({ operacion, anulado }: DatosDeRecibo): Sello =>
  anulado
    ? { texto: 'Anulado: el pago se deshizo', color: 'rojo' }
    : { texto: `Pagado el ${formatFecha(hoy(() => operacion.fecha_pago))}`, color: 'verde' };

const ficha = ({ pagador, cupon, operacion }: DatosDeRecibo): Par[] =>
  enPares(
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

/** What was paid over the total, after the first due date; of a part, the rest, owed still or paid before. The lines add up to the receipt. */
const recargo = ({ importe, cupon }: DatosDeRecibo): [string, Importe][] => {
  const resto = new Decimal(importe).minus(cupon.monto_total);
  if (resto.isZero()) return [];
  const que = resto.gt(0) ? 'Recargo por pago después del primer vencimiento' : 'Parte que no cubre este pago';
  return [[que, aImporte(resto)]];
};

/** What else is known of the payment: what stayed in favour, what the college decided later. */
const loDemas = ({ operacion: { importe, a_credito, detalle }, anulado }: DatosDeRecibo): string | null => {
  if (detalle === null || anulado) return detalle;
  const recibido = new Decimal(a_credito).isZero() ? '' : `Se recibieron ${formatImporte(importe)}. `;
  const resto = recibido && ` Son ${formatImporte(a_credito)}.`;
  return `${recibido}${detalle}${resto}`;
};
