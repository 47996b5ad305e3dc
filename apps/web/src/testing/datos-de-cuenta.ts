import type { Cupon, FilaDeResumen, MediosHabilitados } from '@colega/contract/dinero';
import { situacionDeCupon } from '@colega/domain/dinero';
import { pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';

export const cupon = (cambios: Partial<Cupon> = {}): Cupon => ({
  id: 50,
  numero_boleta: 1050,
  numero: 1050,
  monto_total: '184500.00',
  importe: '184500.00',
  monto_abonado: '0.00',
  monto_a_pagar: '184500.00',
  estado: { nombre: 'pendiente' },
  fecha: '2026-11-12',
  vencimiento: '2026-11-22',
  ultimo_vencimiento: '2026-12-12',
  vencimientos: [
    { fecha: '2026-11-22', importe: '184500.00' },
    { fecha: '2026-12-12', importe: '188190.00' },
  ],
  circuito: 'matriculados',
  preferencias_pagos: [],
  enviado_red_link: false,
  codigo_pago: null,
  referencia_pago: null,
  operaciones_pagos: [],
  liquidaciones: [
    {
      id: 1,
      items: [
        { id: 1, descripcion: 'ARANCEL 2026 · T-12.345', importe: '123000.00' },
        { id: 2, descripcion: 'CUOTA 1 2026 · T-12.345', importe: '61500.00' },
      ],
    },
  ],
  comprobante_id: null,
  legajo: null,
  motivo_cierre: null,
  estado_pago: 'sin_pago',
  situacion: situacionDe(cambios),
  ...cambios,
});

const situacionDe = ({ estado, motivo_cierre = null, ultimo_vencimiento = '2026-12-12' }: Partial<Cupon>) =>
  situacionDeCupon({ estado: estado?.nombre ?? 'pendiente', ultimo_vencimiento, motivo_cierre }, '2026-11-22');

export const cuponPago = (cambios: Partial<Cupon> = {}): Cupon =>
  cupon({
    id: 49,
    numero_boleta: 1049,
    numero: 1049,
    monto_total: '7500.00',
    importe: '7500.00',
    monto_a_pagar: null,
    estado: { nombre: 'pago' },
    circuito: 'cep',
    vencimientos: [{ fecha: '2026-11-22', importe: '7500.00' }],
    operaciones_pagos: [
      {
        id: 8,
        medio: 'sipago',
        importe: '7500.00',
        fecha_pago: '2026-11-14T15:20:00Z',
        comprobante_id: 31,
        detalle: null,
      },
    ],
    liquidaciones: [{ id: 2, items: [{ id: 3, descripcion: 'CEP del legajo 1042', importe: '7500.00' }] }],
    comprobante_id: 31,
    legajo: { id: 1, numero_legajo: 1042 },
    estado_pago: 'acreditado',
    ...cambios,
  });

export const cuponVencido = (cambios: Partial<Cupon> = {}): Cupon =>
  cupon({
    id: 48,
    numero_boleta: 1048,
    numero: 1048,
    monto_total: '18000.00',
    importe: '18000.00',
    monto_a_pagar: null,
    estado: { nombre: 'vencido' },
    vencimiento: '2026-10-20',
    ultimo_vencimiento: '2026-10-20',
    vencimientos: [{ fecha: '2026-10-20', importe: '18000.00' }],
    circuito: 'timbrados',
    liquidaciones: [
      { id: 3, items: [{ id: 4, descripcion: 'Timbrado prepago del legajo 1038', importe: '18000.00' }] },
    ],
    legajo: { id: 5, numero_legajo: 1038 },
    motivo_cierre: 'Se anuló el legajo.',
    estado_pago: 'vencido',
    ...cambios,
  });

/** The payment-code network has this coupon. */
export const EN_RED_LINK = {
  enviado_red_link: true,
  preferencias_pagos: [{ key: 'redLink' }],
  codigo_pago: '0428544445150058293',
  referencia_pago: '0000001050',
} as const satisfies Partial<Cupon>;

export const circuitos = () =>
  pagina([
    { key: 'timbrados' as const, nombre: 'Timbrados' },
    { key: 'matriculados' as const, nombre: 'Matriculados' },
    { key: 'cep' as const, nombre: 'CEP' },
  ]);

const MEDIOS = [
  { key: 'codigo_barra', nombre: 'Cupón con código de barras', habilitado: true },
  { key: 'redLink', nombre: 'Red Link (código de pago)', habilitado: true },
  { key: 'sipago', nombre: 'SiPago', habilitado: true },
  { key: 'net_pagos', nombre: 'Net Pagos', habilitado: true },
  { key: 'online', nombre: 'Pago en línea (SIRO)', habilitado: true },
] satisfies MediosHabilitados['items'];

export const mediosHabilitados = (): MediosHabilitados => ({
  items: MEDIOS,
  por_circuito: { timbrados: MEDIOS.filter(({ key }) => key !== 'redLink'), matriculados: MEDIOS, cep: MEDIOS },
});

export const filaDeResumen = (cambios: Partial<FilaDeResumen> = {}): FilaDeResumen => ({
  id: 1,
  codigo_matricula: 'T-12.345',
  importe_total: '61500.00',
  estado: 'PENDIENTE',
  fecha_pago: null,
  fecha_vencimiento: '2026-11-30',
  descripcion: 'CUOTA 2 2026',
  orden_pago_id: null,
  ...cambios,
});
