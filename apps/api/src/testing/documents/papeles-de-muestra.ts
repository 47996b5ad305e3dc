import { qrInteroperable } from '@colega/domain/dinero';
import type { DatosDeCupon } from '../../documents/datos-de-cupon.ts';
import type { DatosDeRecibo } from '../../documents/recibo.ts';
import { EMISOR_DE_MUESTRA } from './emisor-de-muestra.ts';

/** A barcode whose digits are known from outside. */
export const CONOCIDO = '04471000123452512310149080100156534000000000515005829313';
const { nombre, cuit } = EMISOR_DE_MUESTRA;
const vencimientos = [
  { fecha: '2025-12-31', importe: '1490.80' },
  { fecha: '2026-01-10', importe: '1565.34' },
];
export const QR = qrInteroperable({
  red: 'ar.com.bancoroela',
  ciudad: 'La Plata',
  categoria: '8699',
  referencia: '0000123455150058293',
  importe: '1490.80',
  ...{ nombre, cuit },
});

export const cuponDeMuestra = (cambios: Partial<DatosDeCupon> = {}): DatosDeCupon => ({
  numero_boleta: 12345,
  fecha: '2025-12-21',
  estado: 'pendiente',
  motivo_cierre: null,
  circuito: 'Matriculados',
  legajo: null,
  pagador: {
    nombre: 'María Elena García',
    cuit: '27240816356',
    matriculas: [{ codigo: 'T-12.345', descripcion: 'Maestra Mayor de Obras' }],
  },
  colegio: EMISOR_DE_MUESTRA,
  items: [
    { descripcion: 'ARANCEL 2025', importe: '1600.00' },
    { descripcion: 'Saldo a favor', importe: '-109.20' },
  ],
  monto_total: '1490.80',
  vencimiento: '2025-12-31',
  vencimientos,
  debido: { fecha: '2025-12-31', importe: '1490.80' },
  codigo_pago: null,
  referencia_pago: null,
  operaciones: [],
  pago_en_proceso: false,
  cobro: {
    barra: { codigo: CONOCIDO, hasta: '2026-01-10' },
    sin_barra: null,
    qr: { fecha: '2025-12-31', importe: '1490.80', texto: QR },
  },
  ahora: new Date('2025-12-21T15:00:00Z'),
  ...cambios,
});

export const CODIGO_DE_RECIBO = '0123456789abcdef0123456789abcdef';
export const reciboDeMuestra = (cambios: Partial<DatosDeRecibo> = {}): DatosDeRecibo => ({
  numero: 87,
  codigo: CODIGO_DE_RECIBO,
  enlace: `http://127.0.0.1:3000/#/qr/recibo/${CODIGO_DE_RECIBO}`,
  anulacion: null,
  devuelto_en_parte: null,
  credito_reclamado: false,
  fecha: '2026-01-05',
  importe: '1565.34',
  ahora: new Date('2026-01-06T15:00:00Z'),
  colegio: EMISOR_DE_MUESTRA,
  pagador: {
    nombre: 'María Elena García',
    cuit: '27240816356',
    matriculas: [{ codigo: 'T-12.345', descripcion: 'Maestra Mayor de Obras' }],
  },
  operacion: {
    medio: 'SiPago',
    externo: 'op-9f1c2b33',
    importe: '1565.34',
    aplicado: '1565.34',
    a_credito: '0.00',
    detalle: null,
    fecha_pago: new Date('2026-01-05T18:20:00Z'),
    recibo: 87,
  },
  cupon: {
    numero_boleta: 12345,
    circuito: 'Matriculados',
    legajo: null,
    items: [{ descripcion: 'ARANCEL 2025', importe: '1490.80' }],
    monto_total: '1490.80',
  },
  ...cambios,
});
