import { CIRCUITOS } from '@colega/domain/dinero';
import { z } from 'zod';
import { zEntero, zFecha, zIdParams, zImporte, zImporteSalida, zLista } from '../../primitives/primitives.ts';
import { zRenglon } from '../../primitives/texto.ts';
import { defineRutas } from '../../route/route.ts';
import { zArqueo, zCajonDeUno, zContado, zEntregasVistas, zMedioDelCajon, zTotal } from './arqueo.schemas.ts';

/** One account of what was collected, and how it is called. */
const zCuentaRecaudadora = z.object({ medio: z.string(), banco: z.string().nullable(), nombre: z.string() });

const zCuentaDeCierre = zCuentaRecaudadora.extend({
  inicial: zImporteSalida,
  entradas: zImporteSalida,
  salidas: zImporteSalida,
  /** What was counted of it over what there had to be; negative when something was missing. */
  diferencia: zImporteSalida,
  final: zImporteSalida,
});
export type CuentaDeCierre = z.output<typeof zCuentaDeCierre>;

/** What a movement of the till is of; a deposit and what a bank keeps are of no coupon, and of no collection either. */
export const CIRCUITOS_DE_CIERRE = [...CIRCUITOS, 'deposito', 'banco'] as const;

const zTotalDeCierre = zCuentaRecaudadora.extend({
  /** Null: of no coupon. */
  circuito: z.enum(CIRCUITOS_DE_CIERRE).nullable(),
  /** The name of who recorded it. Null: it came in by itself. */
  quien: z.string().nullable(),
  movimientos: z.number(),
  entradas: zImporteSalida,
  salidas: zImporteSalida,
});
export type TotalDeCierre = z.output<typeof zTotalDeCierre>;

const zCierre = z.object({
  id: z.number(),
  numero: z.number(),
  dia: zFecha,
  asientos: z.number(),
  total: zImporteSalida,
  /** The name of who closed it. */
  quien: z.string(),
  cerrado_en: z.iso.datetime(),
  /** What was missing and what there was too much of, of what was counted; null: nothing was counted. */
  arqueo: z.object({ faltante: zImporteSalida, sobrante: zImporteSalida }).nullable(),
});
export type CierreDelDia = z.output<typeof zCierre>;

const conTotales = { cuentas: z.array(zCuentaDeCierre), totales: z.array(zTotalDeCierre) };

/** `contados` is empty when nothing was counted, and `cajones` when nothing that was handed in was gathered. */
const zCierreEntero = zCierre.extend({ ...conTotales, contados: z.array(zContado), cajones: z.array(zCajonDeUno) });
export type CierreEntero = z.output<typeof zCierreEntero>;

const zDistintaDelLibro = zCuentaRecaudadora.extend({
  /** What the last closing left. */
  cierre: zImporteSalida,
  sin_cerrar: zImporteSalida,
  libro: zImporteSalida,
});
export type DistintaDelLibro = z.output<typeof zDistintaDelLibro>;

const zPorCerrar = z.object({
  dia: zFecha,
  asientos: z.number(),
  /** Those of a day that was closed before they came in. */
  de_dias_cerrados: z.number(),
  total: zImporteSalida,
  /** The last closing: null before the first one, which may say with what it opens. */
  ultimo: zCierre.nullable(),
  /** Every account where the college may have money: those of which the first closing may say with what it opens. */
  posibles: z.array(zCuentaRecaudadora),
  /** What the drawer has to have at the end of the day; of the day alone, for a first closing that says with what it opens. */
  cajon: z.array(
    z.object({
      medio: zMedioDelCajon,
      nombre: z.string(),
      hay: zImporteSalida,
      del_dia: zImporteSalida,
      /** What came in less what went out since that day: the drawer has it besides by now. */
      despues: zImporteSalida,
      /** What was handed in of it; null: nobody owes nor handed anything in of it. */
      entregado: z
        .object({
          /** What there had to be in what was handed in, of what no closing counted. */
          esperado: zImporteSalida,
          /** What is missing or too much of it, and why. */
          diferencia: zImporteSalida,
          motivo: z.string().nullable(),
          /** Whose is missing. */
          faltan: z.array(z.string()),
          /** What a closing of a former day counted in part is in it no more. */
          ya_contado: z.boolean(),
          /** What the drawer has if what was handed in is right. Null where that does not say it: somebody has to count it. */
          propuesta: zImporteSalida.nullable(),
        })
        .nullable(),
    }),
  ),
  /** What each one handed in and waits for a closing, the last ones when they are many, and what others have not handed in yet. */
  cajones: z.array(zCajonDeUno),
  entregas: zEntregasVistas,
  /** What cash is counted by, the greatest first. */
  billetes: z.array(zImporteSalida),
  ...conTotales,
});
export type PorCerrar = z.output<typeof zPorCerrar>;

const zApertura = z.object({ medio: zRenglon(40), banco: zRenglon(40).nullable().default(null), importe: zImporte });

const ACCESO = 'libro.ver' as const;

export const rutasDeCierres = defineRutas({
  cierres: {
    method: 'GET',
    path: '/colegio/cierres',
    acceso: ACCESO,
    resumen: 'Los cierres del día, el último primero',
    query: z.object({ page: zEntero(1, 10_000).default(1), limit: zEntero(1, 100).default(25) }),
    response: zLista(zCierre),
  },
  porCerrar: {
    method: 'GET',
    path: '/colegio/por_cerrar',
    acceso: ACCESO,
    resumen: 'Lo que entraría en el cierre de un día, que si no se dice es hoy',
    query: z.object({ dia: zFecha.optional() }),
    response: zPorCerrar,
  },
  contraElLibro: {
    method: 'GET',
    path: '/colegio/contra_el_libro',
    acceso: ACCESO,
    resumen: 'En qué cuentas lo que dejó el último cierre, con todo lo que no se cerró, no es lo que tiene el libro',
    response: z.object({ distintas: z.array(zDistintaDelLibro) }),
  },
  cerrarElDia: {
    method: 'POST',
    path: '/colegio/cierres',
    acceso: 'cierres.hacer',
    resumen: 'Cierra un día: le da su número, y no cambia más',
    body: z.object({
      dia: zFecha,
      /** Only of the first closing: what there was in each account when it opened. */
      apertura: z.array(zApertura).max(50).optional(),
      /** What was shown: if there is something else by now, it is not closed. */
      visto: z.object({ asientos: z.number().int().min(0), total: zTotal }).optional(),
      /** What was counted in the drawer. Without it the closing says that nothing was. */
      arqueo: zArqueo.optional(),
      /** What was shown as handed in: if there is something else by now, it is not closed. */
      entregas: zEntregasVistas.optional(),
    }),
    response: z.object({ message: z.string(), cierre: zCierre }),
    status: 201,
    idempotente: true,
  },
  cierre: {
    method: 'GET',
    path: '/colegio/cierres/:id',
    acceso: ACCESO,
    resumen: 'Un cierre, por cuenta, por circuito y por quién lo anotó',
    params: zIdParams,
    response: zCierreEntero,
  },
  imprimirCierre: {
    method: 'GET',
    path: '/colegio/cierres/:id/imprimir',
    acceso: ACCESO,
    resumen: 'Un cierre, en PDF',
    params: zIdParams,
    response: { binario: 'application/pdf', archivo: 'cierre_:id.pdf' },
  },
  cierreEnXlsx: {
    method: 'GET',
    path: '/colegio/cierres/:id/exportar/xlsx',
    acceso: ACCESO,
    resumen: 'Un cierre, en XLSX: lo que dice su PDF, tabla por tabla, y cada movimiento',
    params: zIdParams,
    response: {
      binario: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      archivo: 'cierre_:id.xlsx',
    },
  },
});
