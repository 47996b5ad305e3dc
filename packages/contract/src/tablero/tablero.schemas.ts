import type { FaltaPropia } from '@colega/domain/legajos';
import { z } from 'zod';
import { zId, zImporteSalida } from '../primitives/primitives.ts';
import { zTexto } from '../primitives/texto.ts';

export const zCarnet = z.object({
  id: z.number(),
  numero: z.string(),
  fecha: z.string(),
  vencimiento: z.string(),
  /** How often its public page was opened (S-840). */
  consultas: z.object({ este_mes: z.number(), en_total: z.number() }),
});
export type Carnet = z.output<typeof zCarnet>;

// Written again and not taken from the rules, which Inicio does without; an answer with another one does not compile.
const FALTAS = [
  'completar',
  'actualizar_fechas',
  'corregir_comitente',
  'esperar_al_padron',
  'confirmar',
  'confirmar_en_el_distrito',
  'responder_observacion',
  'actualizar_ampliacion',
  'confirmar_ampliacion',
  'pagar_cep',
  'timbrar',
  'timbrar_en_arba',
  'pagar_cargo',
] as const satisfies readonly (FaltaPropia | 'pagar_cargo')[];

const plazo = { vence: z.string().nullable(), /** To it; negative when it has passed. */ dias: z.number().nullable() };

/** What is done of it is in its file, or of the licence's `cargo`. */
const zPendiente = z.object({
  falta: z.enum(FALTAS),
  legajo: z.object({ id: z.number(), numero_legajo: z.number(), comitente: z.string() }).nullable(),
  cargo: z.string().nullable(),
  automatico: z.boolean(),
  detalle_id: z.number().nullable(),
  cupon_id: z.number().nullable(),
  observacion_id: z.number().nullable(),
  importe: zImporteSalida.nullable(),
  ...plazo,
});
export type PendienteDeInicio = z.output<typeof zPendiente>;

/** What was begun and not saved yet: how many, and the last one that was touched. */
const zBorradoresDeInicio = z.object({
  total: z.number(),
  ultimo: z
    .object({ id: z.string(), que: z.string(), detalle: z.string(), falta: z.array(z.string()), enlace: z.string() })
    .nullable(),
});

/** `legajos` wait for their technician and `al_colegio` for the college, each file once; `items` are the first things of all. */
export const zTablero = z.object({
  para_hacer: z.object({
    ...{ items: z.array(zPendiente), legajos: z.number(), al_colegio: z.number() },
    /** They never loaded a file. */
    empieza: z.boolean(),
  }),
  borradores: zBorradoresDeInicio,
  /** `resto` is left of it once what is in favour is used, which is not used by itself. */
  debe: z.object({
    ...{ adeudado: zImporteSalida, a_favor: zImporteSalida, resto: zImporteSalida },
    ...plazo,
  }),
});
export type Tablero = z.output<typeof zTablero>;

export const zPersonaParams = z.object({ personaId: zId });

/** Good for five minutes; both names say the same. */
export const zImagen = z.object({ file_path: z.string(), content_url: z.string() });
export const zPedidoDeQr = z.object({ content: zTexto(500).min(1) });
export const zCodigoParams = z.object({ codigo: z.string().regex(/^[\w-]{1,64}$/) });

export const zNoticia = z.object({
  id: z.number(),
  titulo: z.string(),
  texto: z.string(),
  fecha: z.string(),
  enlace: z.string().nullable(),
});
export type Noticia = z.output<typeof zNoticia>;
