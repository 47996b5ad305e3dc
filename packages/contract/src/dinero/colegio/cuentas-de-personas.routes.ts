import { zIdParams, zLista } from '../../primitives/primitives.ts';
import { type Binario, defineRutas } from '../../route/route.ts';
import {
  zActoDeBonificacion,
  zAnioDeCuenta,
  zConfirmarBonificacion,
  zConMotivoDeBonificacion,
  zCuentaDePersona,
  zFiltrosDeCuenta,
  zMovimientosDePersona,
  zPedirBonificacion,
  zPorConfirmar,
  zQueryDeCuenta,
  zQueryDePorConfirmar,
} from './cuentas-de-personas.schemas.ts';

const CSV = { binario: 'text/csv; charset=utf-8' } satisfies Binario;
const XLSX = { binario: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } satisfies Binario;
const DE_UNA = { method: 'GET', params: zIdParams, acceso: 'cuentas.ver' } as const;
const ACTO = {
  method: 'POST',
  params: zIdParams,
  acceso: 'cuentas.bonificar',
  idempotente: true,
  response: zActoDeBonificacion,
} as const;

/** The account of a person, as the college sees it, and what it waives of it. */
export const rutasDeCuentasDePersonas = defineRutas({
  cuentaDePersona: {
    ...DE_UNA,
    path: '/colegio/cuentas/:id',
    resumen:
      'La cuenta de una persona: lo que debe, lo que tiene a favor, y lo que espera que otra persona lo confirme',
    response: zCuentaDePersona,
  },
  movimientosDePersona: {
    ...DE_UNA,
    path: '/colegio/cuentas/:id/movimientos',
    resumen: 'Lo que pasó en la cuenta de una persona, lo último primero, cada movimiento con su saldo',
    query: zQueryDeCuenta,
    response: zMovimientosDePersona,
  },
  movimientosDePersonaEnCsv: {
    ...DE_UNA,
    path: '/colegio/cuentas/:id/movimientos/exportar/csv',
    resumen: 'Los movimientos de la cuenta de una persona, todos los de un filtro, en CSV',
    query: zFiltrosDeCuenta,
    response: { ...CSV, archivo: 'cuenta_:id.csv' },
  },
  movimientosDePersonaEnXlsx: {
    ...DE_UNA,
    path: '/colegio/cuentas/:id/movimientos/exportar/xlsx',
    resumen: 'Los movimientos de la cuenta de una persona, todos los de un filtro, en una planilla',
    query: zFiltrosDeCuenta,
    response: { ...XLSX, archivo: 'cuenta_:id.xlsx' },
  },
  resumenAnualDePersona: {
    ...DE_UNA,
    path: '/colegio/cuentas/:id/anios/:anio/imprimir',
    resumen: 'El resumen de un año de una persona, el mismo que ella imprime, en PDF',
    params: zAnioDeCuenta,
    response: { binario: 'application/pdf', archivo: 'resumen_de_:anio.pdf' },
  },
  porConfirmar: {
    method: 'GET',
    path: '/colegio/por_confirmar',
    acceso: 'cuentas.ver',
    resumen: 'Lo que alguien pidió de las cuentas y espera que otra persona lo confirme, lo más viejo primero',
    query: zQueryDePorConfirmar,
    response: zLista(zPorConfirmar),
  },
  pedirBonificacion: {
    ...ACTO,
    path: '/colegio/cuentas/:id/bonificaciones',
    resumen: 'Pide bonificar todo o parte de lo que una persona debe, o dejarle algo a favor: lo confirma otra persona',
    body: zPedirBonificacion,
  },
  confirmarBonificacion: {
    ...ACTO,
    path: '/colegio/bonificaciones/:id/confirmar',
    resumen: 'Confirma una bonificación que pidió otra persona: queda a favor, y si es de todo un cargo lo deja pago',
    body: zConfirmarBonificacion,
  },
  rechazarBonificacion: {
    ...ACTO,
    path: '/colegio/bonificaciones/:id/rechazar',
    resumen: 'Decide que no se bonifica, o retira lo que uno mismo pidió',
    body: zConMotivoDeBonificacion,
  },
});
