import { LARGO_DE_ARTICULO, LARGO_DE_LO_ESCRITO, LARGO_DE_NORMA, TIPOS_DE_CELDA } from '@colega/domain/honorarios';
import { z } from 'zod';
import { zFecha, zIdNumerico } from '../primitives/primitives.ts';
import { zRenglon, zTexto } from '../primitives/texto.ts';

const zQuienYCuando = z.object({ quien: z.string(), cuando: z.string() });
const zNombrada = z.object({ id: z.number(), nombre: z.string(), vigente_desde: z.string() });

export const ESTADOS_DE_RESOLUCION = ['vigente', 'futura', 'anterior', 'retirada'] as const;

const resolucion = {
  id: z.number(),
  nombre: z.string(),
  vigente_desde: z.string(),
  /** Null while nothing follows it. */
  vigente_hasta: z.string().nullable(),
  estado: z.enum(ESTADOS_DE_RESOLUCION),
  unidad_referencial: z.string(),
  honorario_minimo: z.string(),
  /** Null of the first load. */
  publicada: zQuienYCuando.extend({ quien: z.string().nullable() }),
  retirada: zQuienYCuando.extend({ motivo: z.string() }).nullable(),
  /** Nothing follows it, and its day has not come. */
  se_puede_retirar: z.boolean(),
};
export const zResolucionDeLista = z.object(resolucion);
export type ResolucionDeLista = z.output<typeof zResolucionDeLista>;

export const zEnPreparacion = z.object({
  ...{ id: z.number(), version: z.number(), nombre: z.string(), vigente_desde: z.string() },
  /** What it is compared with: the last one when it was begun. Null where the college had none. */
  base: zNombrada.nullable(),
  /** Nothing was published since it was begun. */
  al_dia: z.boolean(),
  creado: zQuienYCuando,
  tocado: zQuienYCuando,
});
export type ArancelDeLista = z.output<typeof zEnPreparacion>;

export const zAranceles = z.object({
  resoluciones: z.array(zResolucionDeLista),
  en_preparacion: z.array(zEnPreparacion),
  /** All of them came with the program, and nothing was ever calculated with any: they may be taken away. */
  del_programa: z.boolean(),
});
export type ListaDeAranceles = z.output<typeof zAranceles>;

/** A figure: as it is kept, what was written and is not understood, what the base says, and since when it is so. */
const zCelda = z.object({
  ruta: z.string(),
  tipo: z.enum(TIPOS_DE_CELDA),
  valor: z.string(),
  escrito: z.string().nullable(),
  base: z.string().nullable(),
  desde: z.string(),
});
export type CeldaLeidaDeArancel = z.output<typeof zCelda>;

const zTabla = z.object({
  ...{ clave: z.string(), titulo: z.string(), encabezados: z.array(z.string()), columnas: z.array(z.string()) },
  renglones: z.array(
    z.object({
      ...{ clave: z.string(), nombres: z.array(z.string()), lista: z.string().nullable() },
      /** Where the source of its table or task is, and where its own is, which takes its place once it is said. */
      ...{ norma: z.string(), suya: z.string() },
      celdas: z.array(zCelda.nullable()),
    }),
  ),
});
export type TablaLeida = z.output<typeof zTabla>;

const zNorma = z.object({
  ruta: z.string(),
  norma: z.string(),
  articulo: z.string(),
  /** Nobody confirmed it: the assumption it comes from. */
  supuesto: z.string().nullable(),
});
export type NormaLeida = z.output<typeof zNorma>;

const cifras = { tablas: z.array(zTabla), normas: z.array(zNorma) };

/** Its figures, beside those of the one before it. */
export const zResolucionLeida = z.object({ ...resolucion, ...cifras, anterior: zNombrada.nullable() });
export type ResolucionLeida = z.output<typeof zResolucionLeida>;

export const zPreparacion = zEnPreparacion.extend({
  ...cifras,
  /** What keeps it from being published, at the place of a cell, of a source, of a table (its key), or of a datum of the whole. */
  problemas: z.array(z.object({ campo: z.string(), mensaje: z.string() })),
  ultima: zNombrada.nullable(),
  /** Null while it goes on. */
  terminado: z.object({ como: z.enum(['publicado', 'descartado']), resolucion_id: z.number().nullable() }).nullable(),
  /** Who reads it may publish it; or why not. */
  no_publica: z.string().nullable(),
  /** Said once, by what brings it up to date: the tables with brackets that stay as they were, though the last one changes them. */
  quedaron_enteras: z.array(z.string()).optional(),
  /** And the rows with a figure of one, and another figure or the norm of the other. */
  mezclados: z.array(z.string()).optional(),
});
export type PreparacionLeida = z.output<typeof zPreparacion>;

export const zNuevaPreparacion = z.object({
  /** The resolución whose figures it begins with; null, the last one, or without figures where there is none. */
  de: zIdNumerico.nullable().default(null),
  /** Without figures, whatever there is. */
  en_blanco: z.boolean().default(false),
});

export const MAXIMO_DE_CELDAS = 2000;
const zRuta = zTexto(200);
export const zNormaPorPoner = z.object({
  rutas: z.array(zRuta).min(1).max(MAXIMO_DE_CELDAS),
  norma: zRenglon(LARGO_DE_NORMA).pipe(z.string().min(1, 'dato_requerido')),
  articulo: zRenglon(LARGO_DE_ARTICULO),
});
/** All of it or nothing: what a block or a spreadsheet says of figures and of their norms. */
export const zCeldasEscritas = z
  .object({
    celdas: z.array(z.object({ ruta: zRuta, escrito: zTexto(LARGO_DE_LO_ESCRITO) })).max(MAXIMO_DE_CELDAS),
    normas: z.array(zNormaPorPoner).max(MAXIMO_DE_CELDAS).default([]),
    /** Rows that go back to the norm that they had in the base. */
    sin_norma: z.array(zRuta).max(MAXIMO_DE_CELDAS).default([]),
  })
  .refine(({ celdas, normas, sin_norma }) => celdas.length + normas.length + sin_norma.length > 0, 'dato_requerido');
export const zDatosDePreparacion = z.object({ nombre: zRenglon(120), vigente_desde: zFecha });
export const zRenglonPorCambiar = z.object({
  lista: zRuta,
  lugar: z.number().int().min(0).max(100),
  que: z.enum(['agregar', 'quitar']),
});
export const zMotivoDeRetiro = z.object({ motivo: zRenglon(300).pipe(z.string().min(1, 'dato_requerido')) });

export const zDeTabla = z.object({ tabla: zTexto(60) });

/** What a spreadsheet says of the cells of a table, and what of it has no place there. */
export const zPlanillaLeida = z.object({
  celdas: z.array(z.object({ ruta: z.string(), escrito: z.string() })),
  /** The norms that it says, each of the rows that say another one. */
  normas: z.array(z.object({ rutas: z.array(z.string()), norma: z.string(), articulo: z.string() })),
  /** Rows that the table does not have, as the file names them. */
  sin_lugar: z.array(z.string()),
});
export type PlanillaDeArancel = z.output<typeof zPlanillaLeida>;

export const zCambiosDeArancel = z.object({
  ...{ version: z.number(), nombre: z.string(), vigente_desde: z.string() },
  /** It ends the day before the new one begins. Null of the first of a college. */
  anterior: zNombrada.extend({ hasta: z.string() }).nullable(),
  cambian: z.array(
    z.object({
      ...{ tabla: z.string(), de: z.string(), columna: z.string(), tipo: z.enum(TIPOS_DE_CELDA) },
      ...{ antes: z.string().nullable(), ahora: z.string(), variacion: z.string().nullable() },
      /** Of its row; null where nobody confirmed it. */
      norma: z.string().nullable(),
    }),
  ),
  quitadas: z.array(z.string()),
  /** Rows whose figures stay and whose source is another; null where nobody confirmed it. */
  normas: z.array(
    z.object({ tabla: z.string(), de: z.string(), antes: z.string().nullable(), ahora: z.string().nullable() }),
  ),
  /** How many figures there are. */
  de_cuantas: z.number(),
});
export type CambiosDeArancel = z.output<typeof zCambiosDeArancel>;

export const zArancelHecho = z.object({ message: z.string(), resolucion_id: z.number() });
