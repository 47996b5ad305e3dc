import { CIRCUITOS, DATOS_DE_PAGO, MEDIOS_DE_CAJA, SITUACIONES_DE_CUPON } from '@colega/domain/dinero';
import { z } from 'zod';
import { zFecha, zIdNumerico, zImporte, zImporteSalida } from '../../primitives/primitives.ts';
import { zRenglon } from '../../primitives/texto.ts';

const LARGO_DE_CODIGO = 120;
const LARGO_DE_NUMERO = 60;
const MUCHOS_CUPONES = 40;
const MUCHOS_PAGOS = 10;

export const zOpcionesDeCaja = z.object({
  medios: z.array(
    z.object({ key: z.enum(MEDIOS_DE_CAJA), nombre: z.string(), pide: z.array(z.enum(DATOS_DE_PAGO)).readonly() }),
  ),
  bancos: z.array(z.object({ clave: z.string(), nombre: z.string() })),
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
    z.object({ numero_boleta: z.number(), pagado: zImporteSalida, resta: zImporteSalida, a_favor: zImporteSalida }),
  ),
  pagos: z.array(z.number()),
  message: z.string(),
});
export type CobroHecho = z.output<typeof zCobroHecho>;
