import {
  type AccionesPermitidas,
  armarTextos,
  CARGOS,
  ESTADOS_DEL_CEP,
  ESTADOS_DEL_TIMBRADO,
  FALTAS,
  FALTAS_PROPIAS,
  QUIENES,
  RESPUESTAS_DEL_PADRON,
  SIGNOS,
  TIPOS_DE_CONTRATO,
  TODOS_LOS_TEXTOS,
} from '@colega/domain/legajos';
import { z } from 'zod';
import { zMatricula } from '../perfil/perfil.schemas.ts';
import { zEstado, zLocalidad, zModalidad, zRubro } from '../referencias/referencias.schemas.ts';
import { zCep, zDetalle } from './detalles.schemas.ts';
import { zCambioDeCampo, zObservacion } from './observaciones.schemas.ts';

export const zLegajoCreado = z.object({ id: z.number(), numero_legajo: z.number(), message: z.string() });

export const zCambioDeLegajo = z.object({
  id: z.number(),
  legajo_id: z.number(),
  version: z.number(),
  message: z.string(),
});

export const zOrdenGenerada = z.object({
  id: z.number(),
  numero_boleta: z.number(),
  estado: z.enum(['pendiente', 'pago', 'vencido']),
  monto_total: z.string(),
  vencimiento: z.string(),
  ultimo_vencimiento: z.string(),
  comprobante_id: z.number().nullable(),
});

/** DET-023, OPN-041: each goes under both of its names, with one value. */
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
}) satisfies z.ZodType<AccionesPermitidas>;

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
  /** S-930 */
  padron: z.enum(RESPUESTAS_DEL_PADRON),
  firmante: z.string(),
  cargo: z.union([z.enum(CARGOS), z.literal('')]),
  domicilio_real: zDomicilio.nullable(),
  domicilio_legal: zDomicilio.nullable(),
});

/** DET-037. */
export const zInmueble = z.object({
  id: z.number(),
  ...armarTextos(TODOS_LOS_TEXTOS, () => z.string()),
  localidad: zLocalidad,
  partido: z.string(),
  /** S-391: text keeps the zeros that an integer would lose. */
  partida: z.union([z.number().int(), z.string()]).nullable(),
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

const legajoBase = {
  id: z.number(),
  numero_legajo: z.number(),
  fecha: z.string(),
  tipo: z.number(),
  tipo_contrato: z.enum(TIPOS_DE_CONTRATO),
  estado_legajo: zEstado,
  /** OPN-029: its second name. */
  estado: zEstado,
  visado: zVisado.nullable(),
  cep_cumplido: z.boolean(),
  /** CEP-001: the server says it, so that every screen says the same. */
  estado_cep: z.enum(ESTADOS_DEL_CEP),
  automatico: z.boolean(),
  monto_total: z.string(),
  puede_editarse: z.boolean(),
  falta: z.array(z.enum(FALTAS)),
};

/** LIS-007..010. */
export const zLegajoDeLista = z.object({
  ...legajoBase,
  modalidad: zModalidad.pick({ id: true, nombre: true, cep_exento: true }),
  rubro: zRubro.pick({ id: true, nombre: true }),
  matricula: zMatricula.pick({ id: true, codigo: true }),
  comitentes: z.array(zComitente.pick({ cuit: true, apellido_nombre: true, locador: true })),
  detalles: z.array(
    zDetalle.pick({ id: true, tipo_contrato: true, tipo_calculo: true, estado: true, fecha: true, monto: true }),
  ),
  ubicacion: z.string(),
});
export type LegajoDeLista = z.output<typeof zLegajoDeLista>;

/** CEP-003. */
const zEstadoDelTimbrado = z.union([
  z.object({
    tipo: z.enum(ESTADOS_DEL_TIMBRADO),
  }),
  z.object({ tipo: z.literal('pendiente'), dias: z.number() }),
]);

const zPagoACuenta = z.object({
  detalle_id: z.number(),
  circuito: z.enum(['cep', 'timbrados']),
  pagado: z.string(),
  resta: z.string(),
});

/** What its technician has to do: by when, how much is left to pay, and where it is done. */
const zPendienteDeLegajo = z.object({
  falta: z.enum(FALTAS_PROPIAS),
  vence: z.string().nullable(),
  /** To it; negative when it has passed. */
  dias: z.number().nullable(),
  importe: z.string().nullable(),
  detalle_id: z.number().nullable(),
  cupon_id: z.number().nullable(),
  observacion_id: z.number().nullable(),
});

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
  /** In the order in which they are due; what waits for the college is in `falta` alone. */
  pendientes: z.array(zPendienteDeLegajo),
  timbrado_cumplido: z.boolean(),
  franquicia: z.boolean(),
  es_colegio_comitente: z.boolean(),
  estado_timbrado: zEstadoDelTimbrado,
  /** `sin_montos` leaves out amounts, tasks and dates. */
  edicion: z.enum(['todo', 'sin_montos']).nullable(),
  acciones_permitidas: zAccionesPermitidas,
  puede_confirmar: z.boolean(),
  puede_timbrarse_prepago: z.boolean(),
  detalle_vigente: zDetalle.nullable(),
  detalle_vigente_timbrado: zDetalle.nullable(),
  fecha_vencimiento_timbrado_prepago: z.string().nullable(),
  ultima_orden_timbrado_generado: zOrdenGenerada.nullable(),
  ultima_orden_cep_generado: zOrdenGenerada.nullable(),
  ceps: z.array(zCep),
  a_cuenta: z.array(zPagoACuenta),
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

/** AUT-104, OPN-048: a file may come back as it was read, or with the owner that one variant of the wizard sends. */
export const zLegajoDevuelto = zLegajo.extend({ propietario: z.unknown(), domicilio_propietario: z.unknown() });

export const zHechoDeLegajo = z.object({
  cuando: z.string(),
  de: z.enum(QUIENES),
  accion: z.string(),
  hecho: z.string(),
  signo: z.enum(SIGNOS),
  /** Null when it was done to the whole file. */
  detalle_id: z.number().nullable(),
  desde: z.string().nullable(),
  hasta: z.string().nullable(),
  motivo: z.string().nullable(),
  certificado: z.string().nullable(),
  pago: z
    .object({
      circuito: z.enum(['cep', 'timbrados']),
      importe: z.string(),
      resta: z.string().nullable(),
    })
    .nullable(),
  campo: z.string().nullable(),
  cambios: z.array(zCambioDeCampo),
  responde: z.boolean(),
});
export type HechoDeLegajo = z.output<typeof zHechoDeLegajo>;
