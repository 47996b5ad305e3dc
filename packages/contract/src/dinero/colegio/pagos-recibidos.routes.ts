import { zIdParams } from '../../primitives/primitives.ts';
import { type Binario, defineRutas } from '../../route/route.ts';
import { zHistoriaDeCobranza } from './cobranzas-recibidas.schemas.ts';
import {
  zActoSobrePago,
  zConfirmarDevolucion,
  zConMotivoDePago,
  zFiltrosDePagos,
  zHistoriaDePago,
  zPagosRecibidos,
  zPedirDevolucion,
  zQueryPagosRecibidos,
} from './pagos-recibidos.schemas.ts';

const EXPORTAR = '/colegio/pagos/exportar';
const CSV = { binario: 'text/csv; charset=utf-8', archivo: 'pagos.csv' } satisfies Binario;
const XLSX = {
  binario: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  archivo: 'pagos.xlsx',
} satisfies Binario;
const ACTO = { method: 'POST', params: zIdParams, idempotente: true, response: zActoSobrePago } as const;

/** Every payment that the college received, and what it does with one. */
export const rutasDePagosRecibidos = defineRutas({
  pagosRecibidos: {
    method: 'GET',
    path: '/colegio/pagos',
    acceso: 'cuentas.ver',
    resumen:
      'El dinero que recibió el Colegio, pagos y cobranzas sin cupón, por su número, su cupón, su recibo, su operación o de quién es; hasta 10.000',
    query: zQueryPagosRecibidos,
    response: zPagosRecibidos,
  },
  pagosRecibidosEnCsv: {
    method: 'GET',
    path: `${EXPORTAR}/csv`,
    acceso: 'cuentas.ver',
    resumen: 'El dinero que recibió el Colegio, todo el de un filtro, en CSV',
    query: zFiltrosDePagos,
    response: CSV,
  },
  pagosRecibidosEnXlsx: {
    method: 'GET',
    path: `${EXPORTAR}/xlsx`,
    acceso: 'cuentas.ver',
    resumen: 'El dinero que recibió el Colegio, todo el de un filtro, en una planilla',
    query: zFiltrosDePagos,
    response: XLSX,
  },
  historiaDePago: {
    method: 'GET',
    path: '/colegio/pagos/:id',
    acceso: 'cuentas.ver',
    resumen: 'Un pago: qué pagó, qué pasó con él y cuándo, y qué se puede hacer',
    params: zIdParams,
    response: zHistoriaDePago,
  },
  historiaDeCobranza: {
    method: 'GET',
    path: '/colegio/cobranzas/:id',
    acceso: 'cuentas.ver',
    resumen: 'Lo que entró sin su cupón: por dónde, cuándo, y qué se dijo de él',
    params: zIdParams,
    response: zHistoriaDeCobranza,
  },
  reciboDePago: {
    method: 'GET',
    path: '/colegio/pagos/:id/recibo',
    acceso: 'cuentas.ver',
    resumen: 'El recibo de un pago, en PDF',
    params: zIdParams,
    response: { binario: 'application/pdf', archivo: 'recibo_de_pago_:id.pdf' },
  },
  revertirPago: {
    ...ACTO,
    path: '/colegio/pagos/:id/revertir',
    acceso: 'pagos.acreditar',
    resumen: 'Deshace, el mismo día, un pago que el Colegio anotó por error: lo que cancelaba se debe otra vez',
    body: zConMotivoDePago,
  },
  pedirDevolucion: {
    ...ACTO,
    path: '/colegio/pagos/:id/devoluciones',
    acceso: 'pagos.devolver',
    resumen:
      'Pide que se devuelva un pago: a su proveedor, que lo devuelve, o por transferencia, que confirma otra persona',
    body: zPedirDevolucion,
  },
  confirmarDevolucion: {
    ...ACTO,
    path: '/colegio/devoluciones/:id/confirmar',
    acceso: 'pagos.devolver',
    resumen: 'Confirma que se devolvió un pago, o una cobranza de nadie, que pidió devolver otra persona',
    body: zConfirmarDevolucion,
  },
  rechazarDevolucion: {
    ...ACTO,
    path: '/colegio/devoluciones/:id/rechazar',
    acceso: 'pagos.devolver',
    resumen:
      'Decide que un pago no se devuelve por transferencia, o deja de pedírselo a un proveedor que no contesta: el pago queda como estaba',
    body: zConMotivoDePago,
  },
});
