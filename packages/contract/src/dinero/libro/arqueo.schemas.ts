import { MEDIOS_DEL_CAJON } from '@colega/domain/dinero';
import { z } from 'zod';
import { zFecha, zId, zImporte, zImporteSalida } from '../../primitives/primitives.ts';
import { zRenglon, zTexto } from '../../primitives/texto.ts';

export const zMedioDelCajon = z.enum(MEDIOS_DEL_CAJON);

const LARGO_DE_MOTIVO = 500;

/** As it was told: it may be below nothing. */
export const zTotal = zRenglon(20).refine((total) => /^-?\d{1,15}\.\d{2}$/.test(total), 'dato_invalido');

/** What somebody counted, of each thing of a drawer. */
export const zArqueo = z
  .array(
    z.object({
      medio: zMedioDelCajon,
      contado: zImporte,
      /** What it was shown that there had to be: if there is something else by now, it is not kept. */
      esperado: zTotal.optional(),
      /** Why there is something else than what there had to be. */
      motivo: zTexto(LARGO_DE_MOTIVO).optional(),
    }),
  )
  .max(MEDIOS_DEL_CAJON.length);

export const zContado = z.object({
  medio: zMedioDelCajon,
  nombre: z.string(),
  esperado: zImporteSalida,
  contado: zImporteSalida,
  diferencia: zImporteSalida,
  /** Null: there was no difference. */
  motivo: z.string().nullable(),
});
export type ContadoEnElCajon = z.output<typeof zContado>;

/** What one who takes money had of one thing. */
export const zCajonDeUno = z.object({
  /** The name of whose drawer it is. */
  quien: z.string(),
  /** Null: it was not handed in. */
  entrega: z
    .object({
      id: z.number(),
      entregada_en: z.iso.datetime(),
      /** A closing of a former day counted the drawer with part of it inside: its difference may be in that one. */
      ya_contada: z.boolean(),
    })
    .nullable(),
  medio: zMedioDelCajon,
  nombre: z.string(),
  esperado: zImporteSalida,
  contado: zImporteSalida.nullable(),
  diferencia: zImporteSalida.nullable(),
  motivo: z.string().nullable(),
});
export type CajonDeUno = z.output<typeof zCajonDeUno>;

const zEntregaDeCaja = z.object({
  id: z.number(),
  dia: zFecha,
  entregada_en: z.iso.datetime(),
  contados: z.array(zContado),
  /** The number of the closing that gathered it. */
  cierre: z.number().nullable(),
});
export type EntregaDeCaja = z.output<typeof zEntregaDeCaja>;

/** What was handed in and waits for a closing: how many, and the last one. */
export const zEntregasVistas = z.object({ cuantas: z.number().int().min(0), ultima: zId.nullable() });

const conNombre = { nombre: z.string(), importe: zImporteSalida };
export const zMiCaja = z.object({
  dia: zFecha,
  /** What there has to be of each thing, of what was not handed in nor closed. */
  cajon: z.array(z.object({ medio: zMedioDelCajon, nombre: z.string(), hay: zImporteSalida })),
  /** What was noted today, by method, and is not closed. */
  de_hoy: z.array(z.object({ medio: z.string(), ...conNombre })),
  /** What was deposited of each thing and is not closed: it came out of the drawer of all. */
  depositado: z.array(z.object({ medio: zMedioDelCajon, ...conNombre })),
  billetes: z.array(zImporteSalida),
  /** The last ones, the newest first. */
  entregas: z.array(zEntregaDeCaja),
});
export type MiCaja = z.output<typeof zMiCaja>;

export const zEntregaHecha = z.object({ message: z.string(), entrega: zEntregaDeCaja });
