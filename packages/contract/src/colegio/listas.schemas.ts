import { CLAVES_DE_LISTA, MAXIMO_DE_FILAS_DE_LISTA } from '@colega/domain/colegio';
import { z } from 'zod';
import { zFecha } from '../primitives/primitives.ts';
import { zRenglon, zTexto } from '../primitives/texto.ts';

export const zClaveDeLista = z.enum(CLAVES_DE_LISTA);

/** A cell is what is kept of it: `0.05`, `2027-01-31`, `si`. */
const zFila = z.record(zTexto(40), zRenglon(400));
export const zListaPropuesta = z.object({
  vigente_desde: zFecha,
  norma: zRenglon(120),
  filas: z.array(zFila).max(MAXIMO_DE_FILAS_DE_LISTA, 'lista_larga'),
});
export const zMotivoDeLista = z.object({ motivo: zRenglon(200).pipe(z.string().min(1, 'dato_requerido')) });

const zHecho = z.object({ quien: z.string(), cuando: z.string() });
/** Of the first load, of who set the college up, or of its desk. */
const zOrigenDeLista = z.enum(['carga', 'arranque', 'mesa']);

export const zVersionDeListaLeida = z.object({
  id: z.number(),
  lista: zClaveDeLista,
  version: z.number(),
  vigente_desde: z.string(),
  norma: z.string(),
  origen: zOrigenDeLista,
  estado: z.enum(['preparada', 'publicada', 'retirada']),
  preparada: zHecho.nullable(),
  publicada: zHecho.nullable(),
  retirada: zHecho.nullable(),
  motivo: z.string().nullable(),
  cuantas_filas: z.number(),
  /** Whoever wrote any of it does not publish it. */
  es_propia: z.boolean(),
});
export type VersionDeListaLeida = z.output<typeof zVersionDeListaLeida>;

const zFilasLeidas = z.array(z.record(z.string(), z.string()));
export const zVersionConFilas = zVersionDeListaLeida.extend({ filas: zFilasLeidas });
export type VersionConFilas = z.output<typeof zVersionConFilas>;

const zComienzo = z.object({ vigente_desde: z.string(), norma: z.string() });
export const zListasDelColegio = z.object({
  items: z.array(
    z.object({
      lista: zClaveDeLista,
      en_vigor: zComienzo.extend({ origen: zOrigenDeLista }).nullable(),
      siguientes: z.array(zComienzo),
      preparada: zComienzo.extend({ quien: z.string() }).nullable(),
      /** What is missing of it. */
      aviso: z.string().nullable(),
    }),
  ),
});
export type ListasDelColegio = z.output<typeof zListasDelColegio>;

const zOpcion = z.object({ valor: z.string(), nombre: z.string() });
export const zListaDelColegio = z.object({
  lista: zClaveDeLista,
  /** The first that another one may begin on. */
  primer_dia: z.string(),
  /** The id of the one in force today. */
  en_vigor: z.number().nullable(),
  /** That one, those that come, and the days of each figure of them. */
  publicadas: z.array(zVersionConFilas.extend({ vigencias: z.array(z.string()) })),
  preparada: zVersionConFilas.nullable(),
  /** Every one, the newest first. */
  historia: z.array(zVersionDeListaLeida),
  rubros: z.array(zOpcion),
  /** One that is closed is read, and put no more. */
  distritos: z.array(zOpcion.extend({ cerrada: z.literal(true).optional() })).default([]),
  bloqueos_en_uso: z.array(z.string()),
  /** Those that a row of it has, or had: a new one takes another. */
  claves_tomadas: z.array(z.string()),
});
export type ListaDelColegio = z.output<typeof zListaDelColegio>;

const zCambioDeCargos = z.object({
  matriculas: z.number(),
  antes: z.string(),
  ahora: z.string(),
  diferencia: z.string(),
});

/** What publishing it changes, old and new, and whom it touches. */
export const zEfectosDeLista = z.object({
  /** Of what was read: over that one it is published. */
  version: z.number(),
  vigente_desde: z.string(),
  norma: z.string(),
  cambios: z.array(
    z.object({ fila: z.string(), dato: z.string(), antes: z.string().nullable(), despues: z.string().nullable() }),
  ),
  cambia_el_orden: z.boolean(),
  /** Nobody, once it is published. */
  toca: z.array(z.object({ que: z.string(), cuantos: z.number() })),
  avisos: z.array(z.string()),
  /** Of the yearly charges in preparation: a year of the licences that there are, by kind, as is in force and as would be. */
  cuesta: z
    .object({ tipos: z.array(zCambioDeCargos.extend({ tipo: z.string() })), total: zCambioDeCargos })
    .nullable()
    .default(null),
});
export type EfectosDeLista = z.output<typeof zEfectosDeLista>;

export const zDeQueLista = z.object({ de: z.enum(['en_vigor', 'en_preparacion']) });

/** What a spreadsheet says of a list, as it would be typed, and what of it has no place there. */
export const zPlanillaDeLista = z.object({ filas: zFilasLeidas, sin_lugar: z.array(z.string()) });
export type PlanillaDeLista = z.output<typeof zPlanillaDeLista>;

export const zListaHecha = z.object({ id: z.number(), version: z.number(), message: z.string() });
export type ListaHecha = z.output<typeof zListaHecha>;
