import { z } from 'zod';
import { zId, zIdParams, zLista } from '../primitives/primitives.ts';
import { type Binario, defineRutas } from '../route/route.ts';
import { zCircuitoLeido, zCupon, zFiltrosDeCupones, zMedioOfrecido, zQueryDeCupones } from './cupones.schemas.ts';
import {
  zCargoPorPagar,
  zConfirmacionDeLegajo,
  zFiltrosDeResumen,
  zLiquidacion,
  zLiquidacionDeLegajo,
  zOrdenGenerada,
  zPedidoDeLegajo,
  zPedidoDeLiquidacion,
  zPorMes,
  zQueryDeResumen,
  zResumen,
} from './liquidaciones.schemas.ts';

const zPersonaParams = z.object({ personaId: zId });
const PDF = { binario: 'application/pdf' } satisfies Binario;
export type FormatoDeArchivo = 'csv' | 'xlsx';
const CSV = { binario: 'text/csv; charset=utf-8' } satisfies Binario;
const XLSX = { binario: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } satisfies Binario;

export const rutasDeCupones = defineRutas({
  cupones: {
    method: 'GET',
    path: '/orden_pagos',
    acceso: 'sesion',
    resumen: 'Cupones propios, los últimos primero',
    query: zQueryDeCupones,
    response: zLista(zCupon),
  },
  cuponesEnCsv: {
    method: 'GET',
    path: '/orden_pagos/exportar/csv',
    acceso: 'sesion',
    resumen: 'Los cupones de un filtro, todos, en CSV',
    query: zFiltrosDeCupones,
    response: { ...CSV, archivo: 'cupones.csv' },
  },
  cuponesEnXlsx: {
    method: 'GET',
    path: '/orden_pagos/exportar/xlsx',
    acceso: 'sesion',
    resumen: 'Los cupones de un filtro, todos, en una planilla',
    query: zFiltrosDeCupones,
    response: { ...XLSX, archivo: 'cupones.xlsx' },
  },
  cupon: {
    method: 'GET',
    path: '/orden_pagos/:id',
    acceso: 'sesion',
    resumen: 'Un cupón propio',
    params: zIdParams,
    response: zCupon,
  },
  cancelarCupon: {
    method: 'POST',
    path: '/orden_pagos/:id/cancelar',
    acceso: 'sesion',
    resumen: 'Da de baja un cupón propio que nadie está pagando: lo que cobraba se puede volver a liquidar',
    params: zIdParams,
    response: z.object({ id: z.number(), message: z.string() }),
    idempotente: true,
  },
  mediosDeCupon: {
    method: 'GET',
    path: '/orden_pagos/:id/medios_pagos',
    acceso: 'sesion',
    resumen: 'Los medios con que se puede pagar un cupón, y por qué no con los otros',
    params: zIdParams,
    response: zLista(zMedioOfrecido),
  },
  imprimirCupon: {
    method: 'GET',
    path: '/orden_pagos/:id/imprimir',
    acceso: 'sesion',
    resumen: 'El cupón en PDF (cupon_{id})',
    params: zIdParams,
    response: { ...PDF, archivo: 'cupon_:id.pdf' },
  },
  qrDeCupon: {
    method: 'GET',
    path: '/orden_pagos/:id/qr',
    acceso: 'sesion',
    resumen: 'El QR con que se paga hoy un cupón pendiente desde cualquier billetera o banco',
    params: zIdParams,
    response: { binario: 'image/png' },
  },
  imprimirComprobante: {
    method: 'GET',
    path: '/comprobantes/:id/imprimir',
    acceso: 'sesion',
    resumen: 'El recibo en PDF (recibo_{id})',
    params: zIdParams,
    response: { ...PDF, archivo: 'recibo_:id.pdf' },
  },
  circuitos: {
    method: 'GET',
    path: '/circuitos',
    acceso: 'sesion',
    resumen: 'Los circuitos de cobro',
    response: zLista(zCircuitoLeido),
  },
});

export const rutasDeLiquidaciones = defineRutas({
  cargosPorPagar: {
    method: 'GET',
    path: '/liquidaciones/por_pagar/:personaId',
    acceso: 'sesion',
    resumen: 'El CEP y el timbrado de los legajos propios que todavía no tienen cupón',
    params: zPersonaParams,
    response: zLista(zCargoPorPagar),
  },
  preLiquidacionDeCep: {
    method: 'POST',
    path: '/liquidaciones/ceps/preLiquidacion',
    acceso: 'Ejercicio',
    resumen: 'Lo que el contrato vigente de un legajo debe de CEP',
    body: zPedidoDeLegajo,
    response: zLiquidacionDeLegajo,
  },
  confirmarCep: {
    method: 'POST',
    path: '/liquidaciones/ceps/preLiquidacion/confirmar',
    acceso: 'Ejercicio',
    resumen: 'Genera el cupón de CEP',
    body: zConfirmacionDeLegajo,
    response: zOrdenGenerada,
    status: 201,
    idempotente: true,
  },
  preLiquidacionDeTimbrado: {
    method: 'POST',
    path: '/liquidaciones/timbrados/preLiquidacion',
    acceso: 'Ejercicio',
    resumen: 'Lo que el contrato vigente de un legajo debe de timbrado prepago',
    body: zPedidoDeLegajo,
    response: zLiquidacionDeLegajo,
  },
  confirmarTimbrado: {
    method: 'POST',
    path: '/liquidaciones/timbrados/preLiquidacion/confirmar',
    acceso: 'Ejercicio',
    resumen: 'Genera el cupón de timbrado prepago',
    body: zConfirmacionDeLegajo,
    response: zOrdenGenerada,
    status: 201,
    idempotente: true,
  },
  preLiquidacion: {
    method: 'GET',
    path: '/liquidaciones/preLiquidacion/:personaId',
    acceso: 'LiquidarMatricula',
    resumen: 'Todo lo que la persona debe de sus matrículas, seleccionado',
    params: zPersonaParams,
    response: zLiquidacion,
  },
  recalcularLiquidacion: {
    method: 'POST',
    path: '/liquidaciones/preLiquidacion',
    acceso: 'LiquidarMatricula',
    resumen: 'La liquidación de una selección, calculada de nuevo',
    body: zPedidoDeLiquidacion,
    response: zLiquidacion,
  },
  confirmarLiquidacion: {
    method: 'POST',
    path: '/liquidaciones/preLiquidacion/confirmar',
    acceso: 'LiquidarMatricula',
    resumen: 'Genera el cupón de una selección; si su total cambió, la rechaza',
    body: zPedidoDeLiquidacion,
    response: zOrdenGenerada,
    status: 201,
    idempotente: true,
  },
});

export const rutasDeResumen = defineRutas({
  resumenDeCuenta: {
    method: 'GET',
    path: '/liquidaciones/resumen_cuenta/:personaId',
    acceso: 'sesion',
    resumen: 'Los cargos de las matrículas y cómo están',
    params: zPersonaParams,
    query: zQueryDeResumen,
    response: zResumen,
  },
  resumenPorMes: {
    method: 'GET',
    path: '/liquidaciones/resumen_cuenta/:personaId/por_mes',
    acceso: 'sesion',
    resumen: 'Lo pagado y lo adeudado de cada mes',
    params: zPersonaParams,
    query: zFiltrosDeResumen,
    response: zPorMes,
  },
  resumenEnCsv: {
    method: 'GET',
    path: '/liquidaciones/resumen_cuenta/:personaId/exportar/csv',
    acceso: 'sesion',
    resumen: 'El resumen de un filtro, entero, en CSV',
    params: zPersonaParams,
    query: zFiltrosDeResumen,
    response: { ...CSV, archivo: 'resumen_de_cuenta.csv' },
  },
  resumenEnXlsx: {
    method: 'GET',
    path: '/liquidaciones/resumen_cuenta/:personaId/exportar/xlsx',
    acceso: 'sesion',
    resumen: 'El resumen de un filtro, entero, en una planilla',
    params: zPersonaParams,
    query: zFiltrosDeResumen,
    response: { ...XLSX, archivo: 'resumen_de_cuenta.xlsx' },
  },
});
