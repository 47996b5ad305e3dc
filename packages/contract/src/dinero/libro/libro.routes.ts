import { z } from 'zod';
import { zEntero, zFecha, zId, zIdParams, zImporteSalida } from '../../primitives/primitives.ts';
import { zRenglon } from '../../primitives/texto.ts';
import { type Binario, defineRutas } from '../../route/route.ts';

const ACCESO = 'libro.ver' as const;
const FORMATOS_DEL_LIBRO = ['csv', 'xlsx'] as const;

/** An account with the code that the college gives it: `clave` is `deudores`, `recaudado.caja`, `recaudado.transferencia.provincia`. */
const zCuentaDelPlan = z.object({ clave: z.string(), codigo: z.string(), nombre: z.string() });

const zCuentaDelLibro = zCuentaDelPlan.extend({
  /** Debits less credits. */
  saldo: zImporteSalida,
});
export type CuentaConSaldo = z.output<typeof zCuentaDelLibro>;

const zSumaDeCuenta = zCuentaDelPlan.extend({
  inicial: zImporteSalida,
  debe: zImporteSalida,
  haber: zImporteSalida,
  final: zImporteSalida,
});
export type SumaDeCuenta = z.output<typeof zSumaDeCuenta>;

const zSumas = z.object({
  desde: zFecha,
  hasta: zFecha,
  cuentas: z.array(zSumaDeCuenta),
  total: z.object({ inicial: zImporteSalida, debe: zImporteSalida, haber: zImporteSalida, final: zImporteSalida }),
});
export type SumasYSaldos = z.output<typeof zSumas>;

const zLineaDelDiario = zCuentaDelPlan.extend({ debe: zImporteSalida.nullable(), haber: zImporteSalida.nullable() });
const zAsientoDelDiario = z.object({
  id: z.number(),
  cuando: z.iso.datetime(),
  concepto: z.string(),
  numero_boleta: z.number().nullable(),
  operacion_id: z.number().nullable(),
  cobranza_id: z.number().nullable(),
  persona: z.object({ id: z.number(), nombre: z.string() }).nullable(),
  cierre: z.object({ id: z.number(), numero: z.number() }).nullable(),
  lineas: z.array(zLineaDelDiario),
});
export type AsientoDelDiario = z.output<typeof zAsientoDelDiario>;

const zFiltrosDelDiario = z.object({
  desde: zFecha.optional(),
  hasta: zFecha.optional(),
  /** Those of one account; `recaudado.transferencia` is of all its banks. */
  cuenta: zRenglon(80).optional(),
  cierre: zId.optional(),
});
export type FiltrosDelDiario = z.output<typeof zFiltrosDelDiario>;

/** Without a code, it is in the account `va_con`: what is earned of a circuit that has none of its own. */
const zCodigoDeCuenta = zCuentaDelPlan.extend({
  va_con: z.string().nullable(),
  /** How many times it was given a code: another one's change is told. */
  version: z.number(),
  vigente_desde: zFecha,
  /** Those that are not in force yet. */
  siguen: z.array(z.object({ codigo: z.string(), nombre: z.string(), vigente_desde: zFecha })),
});
export type CodigoDeCuenta = z.output<typeof zCodigoDeCuenta>;

const zExportacion = z.object({
  id: z.number(),
  formato: z.enum(FORMATOS_DEL_LIBRO),
  desde: zFecha,
  hasta: zFecha,
  estado: z.enum(['en_cola', 'listo', 'fallido']),
  lineas: z.number(),
  hechas: z.number(),
});
export type ExportacionDelLibro = z.output<typeof zExportacion>;

const zPeriodo = z.object({ desde: zFecha, hasta: zFecha });
const zHasta = z.object({ hasta: zFecha.optional() });

const CSV = { binario: 'text/csv; charset=utf-8' } satisfies Binario;
const XLSX = { binario: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } satisfies Binario;

export const rutasDelLibro = defineRutas({
  cuentasDelLibro: {
    method: 'GET',
    path: '/colegio/libro/cuentas',
    acceso: ACCESO,
    resumen: 'El saldo de cada cuenta, por medio y por banco, al final de un día',
    query: zHasta,
    response: z.object({ hasta: zFecha, cuentas: z.array(zCuentaDelLibro), total: zImporteSalida }),
  },
  cuentasEnCsv: {
    method: 'GET',
    path: '/colegio/libro/cuentas/exportar/csv',
    acceso: ACCESO,
    resumen: 'El saldo de cada cuenta al final de un día, en CSV',
    query: zHasta,
    response: { ...CSV, archivo: 'cuentas.csv' },
  },
  cuentasEnXlsx: {
    method: 'GET',
    path: '/colegio/libro/cuentas/exportar/xlsx',
    acceso: ACCESO,
    resumen: 'El saldo de cada cuenta al final de un día, en una planilla',
    query: zHasta,
    response: { ...XLSX, archivo: 'cuentas.xlsx' },
  },
  sumasYSaldos: {
    method: 'GET',
    path: '/colegio/libro/sumas_y_saldos',
    acceso: ACCESO,
    resumen: 'El balance de sumas y saldos de un período',
    query: zPeriodo,
    response: zSumas,
  },
  sumasEnCsv: {
    method: 'GET',
    path: '/colegio/libro/sumas_y_saldos/exportar/csv',
    acceso: ACCESO,
    resumen: 'El balance de sumas y saldos de un período, en CSV',
    query: zPeriodo,
    response: { ...CSV, archivo: 'sumas_y_saldos.csv' },
  },
  sumasEnXlsx: {
    method: 'GET',
    path: '/colegio/libro/sumas_y_saldos/exportar/xlsx',
    acceso: ACCESO,
    resumen: 'El balance de sumas y saldos de un período, en una planilla',
    query: zPeriodo,
    response: { ...XLSX, archivo: 'sumas_y_saldos.xlsx' },
  },
  diario: {
    method: 'GET',
    path: '/colegio/libro/diario',
    acceso: ACCESO,
    resumen: 'Los asientos, el último primero; la página que sigue se pide con su `siguiente`',
    query: zFiltrosDelDiario.extend({
      antes: zEntero(1, Number.MAX_SAFE_INTEGER).optional(),
      limit: zEntero(1, 100).default(50),
    }),
    response: z.object({ items: z.array(zAsientoDelDiario), siguiente: z.number().nullable() }),
  },
  codigosDeCuentas: {
    method: 'GET',
    path: '/colegio/libro/codigos',
    // Who sets the college up says them, and reads no other thing of the ledger.
    acceso: 'codigos.ver',
    resumen: 'El código de cada cuenta, como lo lleva la contabilidad del Colegio',
    response: z.object({ cuentas: z.array(zCodigoDeCuenta) }),
  },
  cambiarCodigoDeCuenta: {
    method: 'PUT',
    path: '/colegio/libro/codigos/:clave',
    acceso: 'libro.configurar',
    resumen: 'Le da otro código y otro nombre a una cuenta, desde una fecha',
    params: z.object({ clave: zRenglon(80) }),
    body: z.object({
      ...{ codigo: zRenglon(30), nombre: zRenglon(80), vigente_desde: zFecha },
      /** It changes days that are closed, and who gives it has read which. */
      aunque_este_cerrado: z.boolean().default(false),
    }),
    response: z.object({ message: z.string(), version: z.number() }),
    conVersion: true,
  },
  exportarElLibro: {
    method: 'POST',
    path: '/colegio/libro/exportaciones',
    acceso: ACCESO,
    resumen: 'Pide el libro diario de un período en un archivo, que se arma aparte',
    body: zPeriodo.extend({ formato: z.enum(FORMATOS_DEL_LIBRO) }),
    response: zExportacion,
    status: 201,
    idempotente: true,
  },
  exportacionDelLibro: {
    method: 'GET',
    path: '/colegio/libro/exportaciones/:id',
    acceso: ACCESO,
    resumen: 'Cómo va un archivo del libro que uno pidió',
    params: zIdParams,
    response: zExportacion,
  },
  archivoDelLibro: {
    method: 'GET',
    path: '/colegio/libro/exportaciones/:id/archivo',
    acceso: ACCESO,
    resumen: 'El archivo del libro que uno pidió',
    params: zIdParams,
    response: { binario: 'application/octet-stream' },
  },
});
