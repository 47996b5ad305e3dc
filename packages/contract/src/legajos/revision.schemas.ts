import { ACCIONES_DEL_COLEGIO, type ACCIONES_SOBRE_LO_OBSERVADO, type RenglonComparado } from '@colega/domain/legajos';
import { z } from 'zod';
import { zFecha, zId, zIdNumerico, zImporte } from '../primitives/primitives.ts';
import { zTexto } from '../primitives/texto.ts';
import { zToma } from './bandeja.schemas.ts';
import { zCambioDeLegajo, zHechoDeLegajo, zLegajo } from './legajos.schemas.ts';
import { LARGO_DE_RESPUESTA, zCambioDeCampo, zHechoDeObservacion, zObservacion } from './observaciones.schemas.ts';

const LARGO_DE_LUGAR = 80;
const LARGO_DE_NUMERO = 40;
/** S-577. */
export const OBSERVACIONES_POR_ACTO = 20;

const zDicho = zTexto(LARGO_DE_RESPUESTA).trim();
const zMotivo = zDicho.min(1);
const zLugar = zTexto(LARGO_DE_LUGAR).trim().min(1);
/** Without one, it is the contract in force. */
const deUnContrato = { detalle_id: zIdNumerico.optional() };

const zHechoConAutor = zHechoDeObservacion.extend({ quien: z.string() });
const zObservacionEnRevision = zObservacion.extend({
  quien: z.string(),
  hilo: z.array(zHechoConAutor),
  puede_el_colegio: z.object({ aceptar: z.boolean(), reabrir: z.boolean(), retirar: z.boolean() }) satisfies z.ZodType<
    Record<(typeof ACCIONES_SOBRE_LO_OBSERVADO)[number], boolean>
  >,
});

export const zPuntoDeControl = z.object({ clave: z.string(), texto: z.string(), campo: z.string().nullable() });

const zEfectos = z.array(z.string());

const zAccionDelColegio = z.object({
  accion: z.enum(ACCIONES_DEL_COLEGIO),
  /** Null when it is done to the whole file. */
  detalle_id: z.number().nullable(),
  puede: z.boolean(),
  motivo: z.string().nullable(),
  /** What follows from it, to be said before: letters, papers and money. */
  efectos: zEfectos,
});

/** The file as its technician reads it, with what whoever reviews it needs besides. */
export const zRevisionDelLegajo = zLegajo.extend({
  persona: zLegajo.shape.persona.extend({
    cuit: z.string(),
    email: z.string(),
    distrito: z.object({ id: z.number(), nombre: z.string() }),
  }),
  distrito: z.object({ id: z.number(), nombre: z.string() }),
  observaciones: z.array(zObservacionEnRevision),
  control: z.array(zPuntoDeControl),
  /** Who has it; null when nobody does. */
  toma: zToma.nullable(),
  acciones: z.array(zAccionDelColegio),
  /** What follows from each thing that may be done with what was observed, to be said before. */
  efectos_sobre_lo_observado: z.object({
    ...{ aceptar: zEfectos, reabrir: zEfectos, retirar: zEfectos },
  }) satisfies z.ZodType<Record<(typeof ACCIONES_SOBRE_LO_OBSERVADO)[number], string[]>>,
  /** Whose was the last change; of none of ours, null for who is no user. */
  ultimo_cambio: z.object({ usuario_id: z.number().nullable(), quien: z.string(), cuando: z.string() }).nullable(),
});
export type RevisionDelLegajo = z.output<typeof zRevisionDelLegajo>;

export const zObservacionTipo = z.object({
  /** Null when it is of the whole file. */
  campo: z.string().nullable(),
  nombre: z.string().nullable(),
  texto: z.string(),
});
export type ObservacionTipo = z.output<typeof zObservacionTipo>;

const zObservacionPedida = z.object({ campo: zTexto(LARGO_DE_LUGAR).trim().min(1).nullable(), texto: zMotivo });
export const zObservar = z.object({
  observaciones: z.array(zObservacionPedida).min(1).max(OBSERVACIONES_POR_ACTO),
});
export const zConMotivo = z.object({ motivo: zMotivo });
export const zConTexto = z.object({ texto: zMotivo });
export const zConTextoSiHace = z.object({ texto: zDicho.default('') });
export const zSellar = z.object({ ...deUnContrato, lugar: zLugar });
export const zTimbradoExterno = z.object({
  ...deUnContrato,
  numero: zTexto(LARGO_DE_NUMERO).trim().min(1),
  importe: zImporte,
  fecha: zFecha,
  lugar: zLugar,
});
export const zAnularTimbrado = zConMotivo.extend(deUnContrato);

export const zSelladoExterno = zCambioDeLegajo.extend({ debido: z.string(), importe: z.string() });
export const zVisadoHecho = zCambioDeLegajo.extend({
  visado: z.object({ numero: z.string(), numero_control: z.string() }),
});

const PRIMER_ANIO = '2000';
export const zQueryCambios = z.object({
  desde: z.iso
    .datetime({ offset: true, error: 'fecha_invalida' })
    .refine((momento) => momento >= PRIMER_ANIO, 'fecha_invalida')
    .optional(),
});

/** Null when it is of the whole file; otherwise, of that expansion. */
const hechoPorQuien = { quien: z.string(), cuando: z.string(), detalle_id: z.number().nullable() };

const zRenglonComparado = z.object({
  nivel: z.number(),
  texto: z.string(),
  texto_antes: z.string().nullable(),
  antes: z.string().nullable(),
  ahora: z.string().nullable(),
}) satisfies z.ZodType<RenglonComparado>;

/** An image of a certificate: its bytes are asked for with `imagenEnRevision`. */
const zImagenNombrada = z.object({ id: z.number(), nombre: z.string() });
const zImagenCambiada = z.object({
  campo: z.string(),
  nombre: z.string(),
  antes: zImagenNombrada.nullable(),
  ahora: zImagenNombrada.nullable(),
});
export type ImagenCambiada = z.output<typeof zImagenCambiada>;

export const zQueCambio = z.object({
  /** Since when: the last time that the college looked, if it was not asked otherwise; null when it never did. */
  desde: z.string().nullable(),
  cambios: z.array(zCambioDeCampo.extend(hechoPorQuien)),
  /** Of each contract whose calculation says another thing, every line of the explanation. */
  honorarios: z.array(z.object({ detalle_id: z.number().nullable(), renglones: z.array(zRenglonComparado) })),
  hechos: z.array(
    zHechoDeLegajo
      .pick({ accion: true, hecho: true, signo: true, certificado: true, cambios: true })
      .extend({ ...hechoPorQuien, imagenes: z.array(zImagenCambiada) }),
  ),
});
export type QueCambio = z.output<typeof zQueCambio>;

/** The college is told by name who did each thing (S-576). */
export const zHechoEnRevision = zHechoDeLegajo.extend({ quien: z.string() });
export type HechoEnRevision = z.output<typeof zHechoEnRevision>;

export const zCalculoParams = z.object({ id: zId, calculo_id: zId });
export const zImagenParams = z.object({ id: zId, imagen_id: zId });
