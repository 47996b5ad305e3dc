import { CLASES_DE_MOVIMIENTO } from '@colega/domain/dinero';
import { z } from 'zod';
import { zEntero, zId, zIdNumerico, zImporte, zImporteSalida, zPaginacion } from '../../primitives/primitives.ts';
import { zRenglon } from '../../primitives/texto.ts';
import { zAnio } from '../liquidaciones.schemas.ts';

/** As it is read in what stays in favour. */
const LARGO_DE_MOTIVO = 200;

/** What a line of what is owed is: a coupon asks for what its own charges are. */
const QUE_SE_DEBE = ['cargo', 'sancion', 'cupon', 'legajo'] as const;

export const zCuentaDePersona = z.object({
  persona: z.object({ id: z.number(), nombre: z.string(), cuit: z.string() }),
  /** What it costs today, without what files owe and no coupon asks for. */
  debe: zImporteSalida,
  sin_cupon: zImporteSalida,
  a_favor: zImporteSalida,
  en_revision: zImporteSalida,
  /** Of all its movements; less than zero is in favour. */
  saldo: zImporteSalida,
  pendientes: z.array(
    z.object({
      de: z.enum(QUE_SE_DEBE),
      id: z.number(),
      que: z.string(),
      vence: z.string().nullable(),
      /** Without its surcharge. */
      capital: zImporteSalida,
      importe: zImporteSalida,
      /** What was already waived of it, used or not, and what is left to. */
      bonificado: zImporteSalida,
      bonificable: zImporteSalida,
      /** With what is left it is paid: nothing that was waived of it went to something else. */
      queda_pago: z.boolean(),
    }),
  ),
  creditos: z.array(z.object({ id: z.number(), descripcion: z.string(), importe: zImporteSalida })),
  /** Those in which something happened, the last one first. */
  anios: z.array(z.number()),
  bonificaciones: z.array(
    z.object({
      id: z.number(),
      que: z.string().nullable(),
      entera: z.boolean(),
      pedido: zImporteSalida,
      /** What confirming it would leave in favour today; null when it cannot be. */
      importe: zImporteSalida.nullable(),
      motivo: z.string(),
      pidio: z.string(),
      pedida_en: z.iso.datetime(),
      es_propia: z.boolean(),
    }),
  ),
  /** The last ones that somebody decided: `respuesta` is why it was refused. */
  decididas: z.array(
    z.object({
      id: z.number(),
      que: z.string().nullable(),
      confirmada: z.boolean(),
      importe: zImporteSalida,
      motivo: z.string(),
      pidio: z.string(),
      decidio: z.string(),
      decidida_en: z.iso.datetime(),
      respuesta: z.string().nullable(),
    }),
  ),
});
export type CuentaDePersona = z.output<typeof zCuentaDePersona>;

const filtros = { clase: z.enum(CLASES_DE_MOVIMIENTO).optional(), anio: zAnio.optional() };
export const zFiltrosDeCuenta = z.object(filtros);
export type FiltrosDeCuenta = z.output<typeof zFiltrosDeCuenta>;
export const zQueryDeCuenta = z.object({
  ...filtros,
  page: zEntero(1, 100_000).default(1),
  limit: zEntero(1, 100).default(25),
});

export const zMovimientosDePersona = z.object({
  items: z.array(
    z.object({
      fecha: z.string(),
      clase: z.enum(CLASES_DE_MOVIMIENTO),
      que: z.string(),
      /** What adds to what is owed, or takes off it: one of the two. */
      debe: zImporteSalida.nullable(),
      haber: zImporteSalida.nullable(),
      /** Of the account, with all of them until this one. */
      saldo: zImporteSalida,
    }),
  ),
  /** Of the filter. */
  debe: zImporteSalida,
  haber: zImporteSalida,
  pagination: zPaginacion,
});
export type MovimientosDePersona = z.output<typeof zMovimientosDePersona>;

export const zAnioDeCuenta = z.object({ id: zId, anio: zAnio });

const zMotivo = zRenglon(LARGO_DE_MOTIVO).refine((motivo) => motivo !== '', 'requerido');
export const zPedirBonificacion = z.object({
  /** Of what; null is of nothing: it stays in favour for what comes next. */
  de: z.object({ que: z.enum(['cargo', 'sancion']), id: zIdNumerico }).nullable(),
  importe: zImporte,
  motivo: zMotivo,
});
/** As it was seen: if it is another by now, nothing is done. */
export const zConfirmarBonificacion = z.object({ importe: zImporte });
export const zConMotivoDeBonificacion = z.object({ motivo: zMotivo });
export const zActoDeBonificacion = z.object({ id: z.number(), message: z.string() });

/** What one person asked for of accounts and another has to confirm: something waived of one, or charges of a year that are annulled. */
export const zPorConfirmar = z.object({
  tipo: z.enum(['bonificacion', 'anulacion']),
  id: z.number(),
  /** Of a waiver: whose account, and of what, if it is of something. */
  persona: z.object({ id: z.number(), nombre: z.string() }).nullable(),
  que: z.string().nullable(),
  importe: zImporteSalida.nullable(),
  /** Of an annulment. */
  anio: z.number().nullable(),
  motivo: z.string(),
  pidio: z.string(),
  pedida_en: z.iso.datetime(),
  es_propia: z.boolean(),
});
export type PorConfirmar = z.output<typeof zPorConfirmar>;
export const zQueryDePorConfirmar = z.object({
  page: zEntero(1, 10_000).default(1),
  limit: zEntero(1, 100).default(25),
});
