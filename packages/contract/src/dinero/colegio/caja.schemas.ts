import { CIRCUITOS, DATOS_DE_PAGO, MEDIOS_DE_CAJA, SITUACIONES_DE_CUPON } from '@colega/domain/dinero';
import { z } from 'zod';
import { zFecha, zId, zIdNumerico, zImporte, zImporteSalida } from '../../primitives/primitives.ts';
import { zRenglon } from '../../primitives/texto.ts';
import { zItemDeLiquidacion, zPedidoDeLiquidacion } from '../liquidaciones.schemas.ts';
import { zBancosOfrecidos } from './bancos.schemas.ts';

const LARGO_DE_CODIGO = 120;
const LARGO_DE_NUMERO = 60;
const MUCHOS_CUPONES = 40;
const MUCHOS_PAGOS = 10;

export const zOpcionesDeCaja = z.object({
  medios: z.array(
    z.object({ key: z.enum(MEDIOS_DE_CAJA), nombre: z.string(), pide: z.array(z.enum(DATOS_DE_PAGO)).readonly() }),
  ),
  bancos: zBancosOfrecidos,
});
export type OpcionesDeCaja = z.output<typeof zOpcionesDeCaja>;

export const zQueryCuponDeCaja = z.object({ codigo: zRenglon(LARGO_DE_CODIGO), fecha: zFecha.optional() });

export const zCuponDeCaja = z.object({
  id: z.number(),
  numero_boleta: z.number(),
  circuito: z.enum(CIRCUITOS),
  persona: z.object({ id: z.number(), nombre: z.string(), cuit: z.string() }),
  legajo: z.number().nullable(),
  conceptos: z.array(z.string()),
  situacion: z.enum(SITUACIONES_DE_CUPON),
  monto_total: zImporteSalida,
  abonado: zImporteSalida,
  /** What is left of its own amount, without what it costs more after its first due date. */
  resto: zImporteSalida,
  /** What it costs with money of that day; null when nothing is taken for it. */
  a_pagar: zImporteSalida.nullable(),
  /** The day on which it was issued: money of before does not pay it. */
  emitido: zFecha,
  vencimiento: z.string(),
  ultimo_vencimiento: z.string(),
  /** Why the till takes nothing for it. */
  impide: z.string().nullable(),
  /** A page where it may be being paid at this moment: it is taken only if the clerk says so. */
  se_esta_pagando: z.string().nullable(),
});
export type CuponDeCaja = z.output<typeof zCuponDeCaja>;

const zPagoDeCaja = z.object({
  medio: z.enum(MEDIOS_DE_CAJA),
  importe: zImporte,
  banco: zRenglon(LARGO_DE_NUMERO).nullish(),
  banco_emisor: zRenglon(LARGO_DE_NUMERO).nullish(),
  comprobante: zRenglon(LARGO_DE_NUMERO).nullish(),
});

export const zCobroEnCaja = z.object({
  cupones: z
    .array(
      z.object({
        ...{ id: zIdNumerico, importe: zImporte },
        /** Said of this coupon, of which there is a page open. */
        aunque_se_este_pagando: z.boolean().default(false),
      }),
    )
    .min(1)
    .max(MUCHOS_CUPONES),
  pagos: z.array(zPagoDeCaja).min(1).max(MUCHOS_PAGOS),
  /** The day of what is no cash; without it, today. */
  fecha: zFecha.optional(),
  deja_a_favor: z.boolean().default(false),
});
export type CobroEnCaja = z.input<typeof zCobroEnCaja>;

export const zCobroHecho = z.object({
  id: z.number(),
  total: zImporteSalida,
  vuelto: zImporteSalida,
  cupones: z.array(
    z.object({
      ...{ numero_boleta: z.number(), pagado: zImporteSalida, resta: zImporteSalida, a_favor: zImporteSalida },
      /** What it charges may cost more than it asks for. */
      queda_pago: z.boolean(),
    }),
  ),
  pagos: z.array(z.number()),
  message: z.string(),
});
export type CobroHecho = z.output<typeof zCobroHecho>;

/** `cupon` is a lapsed one of theirs: what it had comes chosen, and nothing else. */
export const zQueryDeudaEnCaja = z.object({ cupon: zId.optional() });

/** What somebody may be charged at the counter: what can be put in a coupon at today's price, and the coupons they can pay. */
export const zDeudaEnCaja = z.object({
  persona: z.object({ id: z.number(), nombre: z.string(), cuit: z.string() }),
  items_vigentes: z.array(zItemDeLiquidacion),
  items_vencidos: z.array(zItemDeLiquidacion),
  sanciones: z.array(zItemDeLiquidacion),
  bonificaciones: z.array(zItemDeLiquidacion),
  cupones: z.array(zCuponDeCaja),
  /** The rest are found by their number. */
  hay_mas_cupones: z.boolean(),
  /** Why no coupon is issued to them. */
  impide: z.string().nullable(),
});
export type DeudaEnCaja = z.output<typeof zDeudaEnCaja>;

export const zEmisionEnCaja = zPedidoDeLiquidacion.omit({ persona_id: true, preferencias_de_pago: true });
export type EmisionEnCaja = z.input<typeof zEmisionEnCaja>;

export const zEmitidoEnCaja = z.object({
  id: z.number(),
  numero_boleta: z.number(),
  importe: zImporteSalida,
  /** What they had in favour covered it whole. */
  pago: z.boolean(),
  message: z.string(),
});
export type EmitidoEnCaja = z.output<typeof zEmitidoEnCaja>;
