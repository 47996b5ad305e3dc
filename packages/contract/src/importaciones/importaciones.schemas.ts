import {
  ENTIDADES_A_IMPORTAR,
  ENTIDADES_CON_IMPORTE,
  type EntidadConImporte,
  ESTADOS_DE_IMPORTACION,
  RESULTADOS_DE_FILA,
} from '@colega/domain/importaciones';
import { z } from 'zod';
import { zImporte } from '../primitives/primitives.ts';
import { zTexto } from '../primitives/texto.ts';

const zEntidad = z.enum(ENTIDADES_A_IMPORTAR);
const MAXIMO_DE_COLUMNAS = 200;
const zLugar = z
  .number()
  .int()
  .min(0)
  .max(MAXIMO_DE_COLUMNAS - 1);

/** A sheet as it was read: its titles are in the row `titulos` of those that it has, counted from 0. */
export const zHojaDeImportacion = z.object({
  archivo_id: z.number(),
  archivo: z.string(),
  nombre: z.string(),
  filas: z.number(),
  entidad: zEntidad.nullable(),
  titulos: z.number(),
  encabezados: z.array(z.string()),
  columnas: z.record(z.string(), z.number()),
  muestra: z.array(z.array(z.string())),
});
export type HojaDeImportacion = z.output<typeof zHojaDeImportacion>;

const zCuenta = z.object({
  entidad: zEntidad,
  ...(Object.fromEntries(RESULTADOS_DE_FILA.map((uno) => [uno, z.number()])) as Record<
    (typeof RESULTADOS_DE_FILA)[number],
    z.ZodNumber
  >),
});
/** Of each kind whose rows are money. */
const deCadaImporte = <E extends z.ZodType>(uno: E) =>
  Object.fromEntries(ENTIDADES_CON_IMPORTE.map((entidad) => [entidad, uno])) as Record<EntidadConImporte, E>;
const zTotal = z.object({ entra: z.string(), rechazado: z.string() });
const zCambio = z.object({ campo: z.string(), antes: z.string().nullable(), ahora: z.string().nullable() });

/** What a rehearsal found: counts, totals to the centavo, and the first of what is refused and of what changes. */
export const zResumenDeImportacion = z.object({
  cuentas: z.array(zCuenta),
  ...deCadaImporte(zTotal),
  motivos: z.array(z.object({ entidad: zEntidad, motivo: z.string(), cuantas: z.number() })),
  rechazadas: z.array(
    z.object({ hoja: z.string(), fila: z.number(), entidad: zEntidad, columna: z.string(), motivo: z.string() }),
  ),
  cambios: z.array(z.object({ hoja: z.string(), fila: z.number(), clave: z.string(), cambios: z.array(zCambio) })),
  /** The licences that its sanctions suspend; not there in what was rehearsed before it was counted. */
  suspenden: z.number().optional(),
  /** The first number of the portal's own files, when those that come move it. */
  siguen_desde: z.number().nullable(),
  segundos: z.number(),
});
export type ResumenLeido = z.output<typeof zResumenDeImportacion>;

export const zControles = z.object(deCadaImporte(zImporte.nullable()));
export type ControlesLeidos = z.output<typeof zControles>;

const zDiferencia = z.object({ que: z.enum(ENTIDADES_CON_IMPORTE), difiere: z.string() });

export const zImportacionDeLista = z.object({
  id: z.number(),
  estado: z.enum(ESTADOS_DE_IMPORTACION),
  archivos: z.array(z.string()),
  quien: z.string(),
  creada_en: z.string(),
  ensayada_en: z.string().nullable(),
  aceptada_en: z.string().nullable(),
  acepto: z.string().nullable(),
  filas: z.number(),
});
export type ImportacionDeLista = z.output<typeof zImportacionDeLista>;

export const zImportacion = zImportacionDeLista.extend({
  version: z.number(),
  hojas: z.array(zHojaDeImportacion.extend({ faltan: z.array(z.string()) })),
  controles: z.object(deCadaImporte(z.string().nullable())),
  diferencias: z.array(zDiferencia),
  resumen: zResumenDeImportacion.nullable(),
  paso: z.string().nullable(),
  hechas: z.number(),
  total: z.number(),
  falla: z.string().nullable(),
  por_invitar: z.number(),
  /** Of those to invite, who has nowhere to be written to. */
  sin_correo: z.number(),
  invitados: z.number(),
});
export type Importacion = z.output<typeof zImportacion>;

const MAXIMO_DE_HOJAS = 60;
/** By its place, what each sheet is of and where its data are; of one that is of nothing, null. */
export const zColumnasElegidas = z.object({
  hojas: z
    .array(
      z.object({
        entidad: zEntidad.nullable(),
        columnas: z.record(zTexto(40), zLugar),
      }),
    )
    .max(MAXIMO_DE_HOJAS),
});

export const zPedidoDeEnsayo = z.object({ controles: zControles });

/** `sin_rechazadas`: what is refused stays out, and whoever accepts knows it. */
export const zPedidoDeAceptar = z.object({ sin_rechazadas: z.boolean() });

const CUANTAS_A_LA_VEZ = 500;
const DIAS_DEL_ENLACE = 30;
export const zPedidoDeInvitar = z.object({
  cuantas: z.number().int().min(1).max(CUANTAS_A_LA_VEZ),
  dias: z.number().int().min(1).max(DIAS_DEL_ENLACE),
});
