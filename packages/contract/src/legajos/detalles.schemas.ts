import { ESTADOS_DE_DETALLE, TIPOS_DE_CALCULO, TIPOS_DE_CONTRATO } from '@colega/domain/legajos';
import { z } from 'zod';
import { zEstado } from '../referencias/referencias.schemas.ts';

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
  comprobante_id: z.number().nullable(),
});

const zAccionesDeDetalle = z.object({
  puede_confirmarse: z.boolean(),
  puede_editarse: z.boolean(),
  puede_eliminarse: z.boolean(),
  puede_anularse: z.boolean(),
});

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
  plazo_de_timbrado: z.object({ hasta: z.string(), dias: z.number() }).nullable(),
  acciones: zAccionesDeDetalle,
});
export type Detalle = z.output<typeof zDetalle>;

/** API-022: the version is that of its file. */
export const zDetalleLeido = zDetalle.extend({ version: z.number() });
