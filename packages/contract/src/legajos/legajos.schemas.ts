import { CARGOS, ESTADOS_DE_DETALLE, TIPOS_DE_CALCULO, TIPOS_DE_CONTRATO } from '@colega/domain/legajos';
import { z } from 'zod';
import { zFecha, zId, zIdNumerico, zImporte } from '../primitives/primitives.ts';
import { zEstado, zLocalidad, zMatricula, zModalidad, zRubro } from '../referencias/referencias.schemas.ts';

/** Free text as it comes: trimmed, absent or null is empty. The lengths are judged by the domain, with its messages. */
const zTexto = z
  .string()
  .max(4000)
  .nullish()
  .transform((v) => v?.trim() ?? '');

const zDomicilioEntrada = z.object({ calle: zTexto, numero: zTexto, localidad_id: zIdNumerico.nullish() });

/** AUT-108. `domicilio_legal` absent means the same as the real one. */
export const zComitenteEntrada = z.object({
  cuit: z.string().max(20),
  apellido_nombre: zTexto,
  apellido: zTexto,
  nombre: zTexto,
  firmante: zTexto,
  cargo: zTexto,
  locador: z.boolean().default(false),
  fisico: z.boolean().optional(),
  domicilio_real: zDomicilioEntrada.nullish(),
  domicilio_legal: zDomicilioEntrada.nullish(),
});
export type ComitenteEntrada = z.input<typeof zComitenteEntrada>;

/** AUT-109. Empty optional fields are absent (AUT-110); the coordinates come together or not at all (AUT-111). */
export const zInmuebleEntrada = z.object({
  calle: zTexto,
  numero: zTexto,
  piso: zTexto,
  depto: zTexto,
  partida: z
    .union([z.number().int().nonnegative(), z.string().max(20)])
    .nullish()
    .transform((v) => (v === null || v === undefined ? '' : String(v))),
  subparcela: zTexto,
  localidad_id: zIdNumerico.nullish(),
  partido: z.string().max(10).nullish(),
  circunscripcion: zTexto,
  seccion: zTexto,
  chacra: zTexto,
  quinta: zTexto,
  fraccion: zTexto,
  manzana: zTexto,
  parcela: zTexto,
  latitud: zTexto,
  longitud: zTexto,
});
export type InmuebleEntrada = z.input<typeof zInmuebleEntrada>;

/** AUT-106, OPN-049. */
export const zDetalleEntrada = z.object({
  tipo_calculo: z.enum(TIPOS_DE_CALCULO),
  fecha: zFecha,
  vencimiento: zFecha,
  monto: zImporte,
  monto_diferenciado: z.literal(0).default(0),
  tareas: z
    .array(
      z.object({
        monto: zImporte,
        cep_calculo_diferenciado: z.literal(false).default(false),
        tarea: z.object({ id: zIdNumerico }),
      }),
    )
    .max(100),
  calculo_honorario_id: zIdNumerico.nullish(),
  resolucion_id: zIdNumerico.nullish(),
  tribunal_actuante: zTexto,
  forma_de_pago: zTexto,
  clausula_condicion: zTexto,
  destino_tarea: zTexto,
  observaciones: zTexto,
});
export type DetalleEntrada = z.input<typeof zDetalleEntrada>;

/** AUT-102. One detail: the original contract. */
export const zLegajoEntrada = z.object({
  matricula_id: zIdNumerico,
  distrito_id: zIdNumerico,
  modalidad_id: zIdNumerico,
  rubro_id: zIdNumerico,
  detalles: z.array(zDetalleEntrada).length(1),
  comitentes: z.array(zComitenteEntrada).max(50),
  inmuebles: z.array(zInmuebleEntrada).max(200),
});
export type LegajoEntrada = z.input<typeof zLegajoEntrada>;

export const zLegajoCreado = z.object({ id: z.number(), numero_legajo: z.number(), message: z.string() });

const zEstadoDeDetalle = zEstado.extend({ clave: z.enum(ESTADOS_DE_DETALLE) });

/** AUT-112, DET-038. */
export const zDetalle = z.object({
  id: z.number(),
  legajo_id: z.number(),
  tipo_contrato: z.enum(TIPOS_DE_CONTRATO),
  tipo_calculo: z.enum(TIPOS_DE_CALCULO),
  estado: zEstadoDeDetalle,
  fecha: z.string(),
  vencimiento: z.string(),
  monto: z.string(),
  monto_diferenciado: z.number(),
  tareas: z.array(z.object({ tarea: z.object({ id: z.number(), nombre: z.string() }), monto: z.string() })),
  calculo_honorario_id: z.number().nullable(),
  resolucion_id: z.number().nullable(),
  tribunal_actuante: z.string(),
  forma_de_pago: z.string(),
  clausula_condicion: z.string(),
  destino_tarea: z.string(),
  observaciones: z.string(),
});
export type Detalle = z.output<typeof zDetalle>;

const zDomicilio = z.object({ calle: z.string(), numero: z.string(), localidad: zLocalidad.nullable() });

export const zComitente = z.object({
  id: z.number(),
  cuit: z.string(),
  apellido_nombre: z.string(),
  apellido: z.string(),
  nombre: z.string(),
  fisico: z.boolean(),
  locador: z.boolean(),
  res_806: z.boolean(),
  firmante: z.string(),
  cargo: z.union([z.enum(CARGOS), z.literal('')]),
  domicilio_real: zDomicilio.nullable(),
  domicilio_legal: zDomicilio.nullable(),
});

/** DET-037. */
export const zInmueble = z.object({
  id: z.number(),
  calle: z.string(),
  numero: z.string(),
  piso: z.string(),
  depto: z.string(),
  localidad: zLocalidad,
  partido: z.string(),
  partida: z.number().nullable(),
  circunscripcion: z.string(),
  seccion: z.string(),
  chacra: z.string(),
  quinta: z.string(),
  fraccion: z.string(),
  manzana: z.string(),
  parcela: z.string(),
  subparcela: z.string(),
  latitud: z.string().nullable(),
  longitud: z.string().nullable(),
});

const zVisado = z.object({ numero: z.string(), fecha: z.string() });

const legajoBase = {
  id: z.number(),
  numero_legajo: z.number(),
  fecha: z.string(),
  tipo: z.number(),
  tipo_contrato: z.enum(TIPOS_DE_CONTRATO),
  estado_legajo: zEstado,
  /** The same value under its second name (OPN-029). */
  estado: zEstado,
  visado: zVisado.nullable(),
  cep_cumplido: z.boolean(),
  automatico: z.boolean(),
  monto_total: z.string(),
  puede_editarse: z.boolean(),
};

/** A file on a card of the list (LIS-007..010). */
export const zLegajoDeLista = z.object({
  ...legajoBase,
  modalidad: zModalidad.pick({ id: true, nombre: true, cep_exento: true }),
  rubro: zRubro.pick({ id: true, nombre: true }),
  matricula: zMatricula.pick({ id: true, codigo: true }),
  comitentes: z.array(zComitente.pick({ cuit: true, apellido_nombre: true, locador: true })),
  detalles: z.array(
    zDetalle.pick({ id: true, tipo_contrato: true, tipo_calculo: true, estado: true, fecha: true, monto: true }),
  ),
  /** Place of the first property, to tell files apart at a glance. */
  ubicacion: z.string(),
});
export type LegajoDeLista = z.output<typeof zLegajoDeLista>;

/** LIS-025, DET-036. */
export const zLegajo = z.object({
  ...legajoBase,
  persona: z.object({ id: z.number(), nombre: z.string() }),
  matricula: zMatricula,
  rubro: zRubro,
  modalidad: zModalidad,
  comitentes: z.array(zComitente),
  inmuebles: z.array(zInmueble),
  detalles: z.array(zDetalle),
});
export type Legajo = z.output<typeof zLegajo>;

export const ORDENES_DE_LEGAJOS = ['numero_legajo', 'fecha', 'comitente'] as const;
const zSentido = z.enum(['asc', 'desc']).optional();
const zOpcional = <T extends z.ZodType>(s: T) => z.union([z.literal('').transform(() => undefined), s]).optional();

/** API-014, OPN-031. `limit` is the page size, 10 by default and at most. */
export const zQueryLegajos = z.object({
  'persona.id': zId,
  fecha_desde: zOpcional(zFecha),
  fecha_hasta: zOpcional(zFecha),
  'estado.id': zOpcional(zId),
  'comitente.search': z.string().trim().max(80).optional(),
  numero_legajo: zOpcional(zId),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(10),
  'order[numero_legajo]': zSentido,
  'order[fecha]': zSentido,
  'order[comitente]': zSentido,
});
export type QueryLegajos = z.input<typeof zQueryLegajos>;
