import { CARGOS, ESTADOS_DE_DETALLE, FALTAS, TIPOS_DE_CALCULO, TIPOS_DE_CONTRATO } from '@colega/domain/legajos';
import { z } from 'zod';
import { zMatricula } from '../perfil/perfil.schemas.ts';
import { zFecha, zId, zIdNumerico, zImporte } from '../primitives/primitives.ts';
import { zEstado, zLocalidad, zModalidad, zRubro } from '../referencias/referencias.schemas.ts';

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

const legajoEntrada = {
  matricula_id: zIdNumerico,
  distrito_id: zIdNumerico,
  modalidad_id: zIdNumerico,
  rubro_id: zIdNumerico,
  comitentes: z.array(zComitenteEntrada).max(50),
  inmuebles: z.array(zInmuebleEntrada).max(200),
};

/** AUT-102. One detail: the original contract. */
export const zLegajoEntrada = z.object({ ...legajoEntrada, detalles: z.array(zDetalleEntrada).length(1) });
export type LegajoEntrada = z.input<typeof zLegajoEntrada>;

/** AUT-105: the original contract with its id. The file's own id, if sent, is that of the address. */
export const zLegajoEditado = z.object({
  ...legajoEntrada,
  id: zIdNumerico.optional(),
  detalles: z.array(zDetalleEntrada.extend({ id: zIdNumerico })).length(1),
});
export type LegajoEditado = z.input<typeof zLegajoEditado>;

/** AMP-032, AMP-033: the request of an expansion. */
export const zAmpliacionEntrada = zDetalleEntrada.extend({
  legajo_id: zIdNumerico,
  tipo_contrato: z.literal('ampliacion'),
});
export type AmpliacionEntrada = z.input<typeof zAmpliacionEntrada>;

/** API-023: the original contract after its file (spec 0 §7), or an expansion with its id. */
export const zDetalleEditado = zDetalleEntrada.extend({
  id: zIdNumerico.optional(),
  legajo_id: zIdNumerico,
  tipo_contrato: z.enum(TIPOS_DE_CONTRATO),
});
export type DetalleEditado = z.input<typeof zDetalleEditado>;

export const zCambioDeEstado = z.object({ estado_id: zIdNumerico });

export const zLegajoCreado = z.object({ id: z.number(), numero_legajo: z.number(), message: z.string() });

/** What a change answers: the new version of the file, which is its ETag. */
export const zCambioDeLegajo = z.object({
  id: z.number(),
  legajo_id: z.number(),
  version: z.number(),
  message: z.string(),
});

const zEstadoDeDetalle = zEstado.extend({ clave: z.enum(ESTADOS_DE_DETALLE) });

/** CEP-010. */
export const zTimbrado = z.object({
  id: z.number(),
  tipo: z.enum(['interno', 'externo']),
  anulado: z.boolean(),
  prepago: z.boolean(),
  numero_formateado: z.string(),
  fecha: z.string(),
  importe: z.string(),
  descripcion: z.string(),
  comprobante_id: z.number().nullable(),
  orden_pago_id: z.number().nullable(),
});

/** CEP-011. */
export const zCep = z.object({
  id: z.number(),
  fecha: z.string(),
  importe: z.string(),
  anulado: z.boolean(),
  orden_pago_id: z.number().nullable(),
  /** Its receipt, when it was paid here. */
  comprobante_id: z.number().nullable(),
});

/** The last live or paid order of the current contract in a circuit. */
export const zOrdenGenerada = z.object({
  id: z.number(),
  numero_boleta: z.number(),
  estado: z.enum(['pendiente', 'pago', 'vencido']),
  monto_total: z.string(),
  vencimiento: z.string(),
  /** The receipt, once paid. */
  comprobante_id: z.number().nullable(),
});

const zAccionesDeDetalle = z.object({
  puede_confirmarse: z.boolean(),
  puede_editarse: z.boolean(),
  puede_eliminarse: z.boolean(),
  puede_anularse: z.boolean(),
});

/** DET-023, OPN-041: both names of each, with one value. */
export const zAccionesPermitidas = z.object({
  puede_confirmarse: z.boolean(),
  puede_confirmar: z.boolean(),
  puede_eliminarse: z.boolean(),
  puede_anularse: z.boolean(),
  puede_ampliarse: z.boolean(),
  permite_certificados: z.boolean(),
  puede_timbrarse_prepago: z.boolean(),
  puede_generar_timbrado: z.boolean(),
  puede_generar_cep: z.boolean(),
  puede_editarse: z.boolean(),
});
export type AccionesPermitidas = z.output<typeof zAccionesPermitidas>;

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
  timbrados: z.array(zTimbrado),
  ceps: z.array(zCep),
  acciones: zAccionesDeDetalle,
});
export type Detalle = z.output<typeof zDetalle>;

/** API-022: a contract read on its own; the version is that of its file. */
export const zDetalleLeido = zDetalle.extend({ version: z.number() });

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

/** DET-039. */
export const zCertificadoDeLegajo = z.object({
  id: z.number(),
  numero_certificado: z.string(),
  type: z.string(),
  fecha_creacion: z.string(),
  inmueble: z.string(),
  estado: z.enum(['confirmado', 'anulado']),
});

export const zObservacion = z.object({
  id: z.number(),
  /** The field it is about; null for the whole file. */
  campo: z.string().nullable(),
  texto: z.string(),
  creada_en: z.string(),
  respondida_en: z.string().nullable(),
});

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
  /** What it still needs, in order. */
  falta: z.array(z.enum(FALTAS)),
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

/** CEP-001, CEP-003: as the rules say it, so that every screen says the same. */
const zEstadoDelTimbrado = z.union([
  z.object({ tipo: z.enum(['no_requerido', 'interno', 'externo', 'pago', 'vencido', 'sin_confirmar']) }),
  z.object({ tipo: z.literal('pendiente'), dias: z.number() }),
]);

/** LIS-025, DET-036. */
export const zLegajo = z.object({
  ...legajoBase,
  visado: zVisado
    .extend({
      numero_control: z.string(),
      cvd: z.object({ id: z.number(), hash: z.string(), estado: z.enum(['vigente', 'anulado']) }),
    })
    .nullable(),
  version: z.number(),
  timbrado_cumplido: z.boolean(),
  franquicia: z.boolean(),
  es_colegio_comitente: z.boolean(),
  estado_cep: z.enum(['exento', 'no_requerido', 'pagado', 'pendiente']),
  estado_timbrado: zEstadoDelTimbrado,
  /** What may be changed of it: everything, or all but amounts, tasks and dates. */
  edicion: z.enum(['todo', 'sin_montos']).nullable(),
  acciones_permitidas: zAccionesPermitidas,
  puede_confirmar: z.boolean(),
  puede_timbrarse_prepago: z.boolean(),
  /** The current confirmed contract, by its id. */
  detalle_vigente: zDetalle.nullable(),
  detalle_vigente_timbrado: zDetalle.nullable(),
  fecha_vencimiento_timbrado_prepago: z.string().nullable(),
  ultima_orden_timbrado_generado: zOrdenGenerada.nullable(),
  ultima_orden_cep_generado: zOrdenGenerada.nullable(),
  ceps: z.array(zCep),
  observaciones: z.array(zObservacion),
  certificados: z.array(zCertificadoDeLegajo),
  persona: z.object({ id: z.number(), nombre: z.string() }),
  matricula: zMatricula,
  rubro: zRubro,
  modalidad: zModalidad,
  comitentes: z.array(zComitente),
  inmuebles: z.array(zInmueble),
  detalles: z.array(zDetalle),
});
export type Legajo = z.output<typeof zLegajo>;

/** One thing that happened to a file, from its audit trail. */
export const zHechoDeLegajo = z.object({
  cuando: z.string(),
  quien: z.string(),
  accion: z.string(),
  /** The contract it was done to, when it was to one. */
  detalle_id: z.number().nullable(),
  desde: z.string().nullable(),
  hasta: z.string().nullable(),
  motivo: z.string().nullable(),
});
export type HechoDeLegajo = z.output<typeof zHechoDeLegajo>;

export const ORDENES_DE_LEGAJOS = ['numero_legajo', 'fecha', 'comitente'] as const;
const zSentido = z.enum(['asc', 'desc']).optional();
const zOpcional = <T extends z.ZodType>(s: T) => z.union([z.literal('').transform(() => undefined), s]).optional();

/** API-014, OPN-031. `limit` is the page size: 10 by default, 100 at most (S-148). */
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
