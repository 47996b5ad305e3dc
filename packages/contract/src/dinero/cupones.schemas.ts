import {
  CIRCUITOS,
  ESTADOS_DE_CUPON,
  ESTADOS_DEL_PAGO,
  FILTROS_DE_CUPON,
  MEDIOS_DE_PAGO,
  SITUACIONES_DE_CUPON,
} from '@colega/domain/dinero';
import { z } from 'zod';
import { zEntero, zFecha, zId, zImporteSalida } from '../primitives/primitives.ts';

export const zMedioDePago = z.enum(MEDIOS_DE_PAGO);
export const zCircuito = z.enum(CIRCUITOS);
const zEstadoDeCupon = z.enum(ESTADOS_DE_CUPON);
const zEstadoDelPago = z.enum(ESTADOS_DEL_PAGO);

const zOperacion = z.object({
  id: z.number(),
  medio: z.string(),
  importe: zImporteSalida,
  /** ISO instant. */
  fecha_pago: z.string(),
  comprobante_id: z.number().nullable(),
  detalle: z.string().nullable(),
});

/** CUP-015. Where two names exist both come, with one value (OPN-089). */
export const zCupon = z.object({
  id: z.number(),
  numero_boleta: z.number(),
  numero: z.number(),
  monto_total: zImporteSalida,
  importe: zImporteSalida,
  monto_abonado: zImporteSalida,
  /** The surcharge counts after the first due date; null when it cannot be paid. */
  monto_a_pagar: zImporteSalida.nullable(),
  /** A coupon is `vencido` from the day after its last due date. */
  estado: z.object({ nombre: zEstadoDeCupon }),
  /** A coupon closed before its last due date is `anulado`, and `motivo_cierre` says why. */
  situacion: z.enum(SITUACIONES_DE_CUPON),
  fecha: z.string(),
  vencimiento: z.string(),
  ultimo_vencimiento: z.string(),
  vencimientos: z.array(z.object({ fecha: z.string(), importe: zImporteSalida })),
  circuito: zCircuito,
  preferencias_pagos: z.array(z.object({ key: zMedioDePago })),
  enviado_red_link: z.boolean(),
  codigo_pago: z.string().nullable(),
  referencia_pago: z.string().nullable(),
  operaciones_pagos: z.array(zOperacion),
  liquidaciones: z.array(
    z.object({
      id: z.number(),
      items: z.array(z.object({ id: z.number(), descripcion: z.string(), importe: zImporteSalida })),
    }),
  ),
  comprobante_id: z.number().nullable(),
  legajo: z.object({ id: z.number(), numero_legajo: z.number() }).nullable(),
  motivo_cierre: z.string().nullable(),
  estado_pago: zEstadoDelPago,
});
export type Cupon = z.output<typeof zCupon>;

const filtros = {
  estado: z.enum(FILTROS_DE_CUPON).optional(),
  'persona.id': zId.optional(),
  circuito: zCircuito.optional(),
  /** OPN-090: the day is that of making the order. */
  fecha_desde: zFecha.optional(),
  fecha_hasta: zFecha.optional(),
};
export const zFiltrosDeCupones = z.object(filtros);
export const zQueryDeCupones = z.object({
  ...filtros,
  page: zEntero(1, 100_000).default(1),
  limit: zEntero(1, 100).default(10),
});
export type FiltrosDeCupones = z.output<typeof zFiltrosDeCupones>;

export const zCircuitoLeido = z.object({ key: zCircuito, nombre: z.string() });

/** A method as it is offered (PAG-012). */
export const zMedioOfrecido = z.object({
  key: zMedioDePago,
  nombre: z.string(),
  habilitado: z.boolean(),
  disabled: z.boolean(),
  disabled_message: z.string().nullable(),
  remedy: z.literal('print').nullable(),
  seleccionado: z.boolean(),
});
export type MedioOfrecidoLeido = z.output<typeof zMedioOfrecido>;
