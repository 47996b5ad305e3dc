import type { Cupon, FilaDeResumen } from '@colega/contract/dinero';
import { NOMBRE_DE_SITUACION } from '@colega/domain/dinero';
import { fecha, importe, numero, type TablaPorExportar, texto } from '../../exportar/tabla.ts';
import { hoy } from '../../hoy.ts';
import { LISTA_DE_CIRCUITOS } from '../referencias/datos/medios-de-pago.ts';

const circuito = (key: Cupon['circuito']): string => LISTA_DE_CIRCUITOS.find((c) => c.key === key)?.nombre ?? key;
const conceptos = ({ liquidaciones }: Cupon): string =>
  liquidaciones.flatMap(({ items }) => items.map(({ descripcion }) => descripcion)).join(', ');
const diaDe = (instante: string): string => hoy(() => new Date(instante));

/** With what paid it and still does: how much in all, and when the last of it came in. */
export type CuponConPago = Cupon & { pago: { importe: string; fecha_pago: string } | null };

export const TABLA_DE_CUPONES: TablaPorExportar<CuponConPago> = {
  nombre: 'Cupones',
  columnas: [
    { titulo: 'Número', ancho: 12, celda: (c) => numero(c.numero_boleta) },
    { titulo: 'Circuito', ancho: 14, celda: (c) => texto(circuito(c.circuito)) },
    { titulo: 'Legajo', ancho: 10, celda: (c) => numero(c.legajo?.numero_legajo ?? null) },
    { titulo: 'Conceptos', ancho: 50, celda: (c) => texto(conceptos(c)) },
    { titulo: 'Estado', ancho: 11, celda: (c) => texto(NOMBRE_DE_SITUACION[c.situacion]) },
    { titulo: 'Fecha', ancho: 12, celda: (c) => fecha(c.fecha) },
    { titulo: 'Vencimiento', ancho: 12, celda: (c) => fecha(c.vencimiento) },
    { titulo: 'Último vencimiento', ancho: 18, celda: (c) => fecha(c.ultimo_vencimiento) },
    { titulo: 'Importe', ancho: 16, celda: (c) => importe(c.monto_total) },
    { titulo: 'Fecha de pago', ancho: 14, celda: ({ pago }) => fecha(pago && diaDe(pago.fecha_pago)) },
    { titulo: 'Pagado', ancho: 16, celda: ({ pago }) => importe(pago?.importe ?? null) },
  ],
};

type FilaConBoleta = FilaDeResumen & { numero_boleta: number | null };

export const TABLA_DE_RESUMEN: TablaPorExportar<FilaConBoleta> = {
  nombre: 'Resumen de cuenta',
  columnas: [
    { titulo: 'Matrícula', ancho: 14, celda: (f) => texto(f.codigo_matricula) },
    { titulo: 'Concepto', ancho: 40, celda: (f) => texto(f.descripcion) },
    { titulo: 'Estado', ancho: 12, celda: (f) => texto(f.estado === 'PENDIENTE' ? 'Pendiente' : 'Pagado') },
    { titulo: 'Vencimiento', ancho: 12, celda: (f) => fecha(f.fecha_vencimiento) },
    { titulo: 'Importe', ancho: 16, celda: (f) => importe(f.importe_total) },
    { titulo: 'Fecha de pago', ancho: 14, celda: (f) => fecha(f.fecha_pago) },
    { titulo: 'Cupón', ancho: 12, celda: (f) => numero(f.numero_boleta) },
  ],
};
