import { TIPOS_DE_CONCEPTO } from '@colega/domain/dinero';
import { ANIO_MAXIMO, ANIO_MINIMO } from '@colega/domain/validacion';
import { z } from 'zod';
import { zEntero, zId, zIdNumerico, zImporteSalida, zPaginacion } from '../primitives/primitives.ts';
import { zTexto } from '../primitives/texto.ts';
import { zMedioDePago, zMedioOfrecido } from './cupones.schemas.ts';

export const zPasoDeCargo = z.object({
  regla: z.enum([
    'tasa_del_contrato',
    'del_sistema_anterior',
    'cargo_del_anio',
    'recargo_por_mora',
    'sancion',
    'a_cuenta',
  ]),
  texto: z.string(),
  importe: zImporteSalida,
  supuesto: z.string().nullable(),
});

/** LIQ-019. */
export const zItemDeLiquidacion = z.object({
  id: z.number(),
  descripcion: z.string(),
  importe_total: zImporteSalida,
  capital: zImporteSalida,
  pasos: z.array(zPasoDeCargo),
  matricula: z.string(),
  numero: z.string(),
  vencimiento: z.string().nullable(),
  concepto: z.object({ key: z.string(), tipo_key: z.enum(TIPOS_DE_CONCEPTO) }),
  espera_cupon: z.number().nullable(),
  seleccionadoParaLiquidar: z.boolean(),
});

/** A confirmation sends `identificador` back: what is charged, and of what. */
const zConcepto = z.object({
  identificador: z.string(),
  descripcion: z.string(),
  importe: zImporteSalida,
  pasos: z.array(zPasoDeCargo),
});

/** LIQ-018. */
export const zLiquidacion = z.object({
  importe_total: zImporteSalida,
  preferencias_de_pago: z.array(zMedioOfrecido),
  conceptos: z.array(zConcepto),
  items_vigentes: z.array(zItemDeLiquidacion),
  items_vencidos: z.array(zItemDeLiquidacion),
  sanciones: z.array(zItemDeLiquidacion),
  bonificaciones: z.array(zItemDeLiquidacion),
});
export type Liquidacion = z.output<typeof zLiquidacion>;

export const zLiquidacionDeLegajo = zLiquidacion.extend({
  legajo_id: z.number(),
  detalle_id: z.number().nullable(),
  vencimiento: z.string().nullable(),
  ultimo_vencimiento: z.string().nullable(),
  vencimientos: z.array(z.object({ fecha: z.string(), importe: zImporteSalida })),
  motivo: z.string().nullable(),
});
export type LiquidacionDeLegajo = z.output<typeof zLiquidacionDeLegajo>;

/** A charge of a file that no coupon asks for yet; a confirmation sends `identificador` back. */
export const zCargoPorPagar = z.object({
  circuito: z.enum(['cep', 'timbrados']),
  identificador: z.string(),
  descripcion: z.string(),
  importe: zImporteSalida,
  /** The last day of its stamp; a CEP has none until its coupon. */
  vence: z.string().nullable(),
  legajo: z.object({ id: z.number(), numero_legajo: z.number(), comitente: z.string() }),
});
export type CargoPorPagar = z.output<typeof zCargoPorPagar>;

export const zPedidoDeLegajo = z.object({ id: zIdNumerico });

/** The chosen method comes alone, or as the list with one `seleccionado`: nothing else of it is believed. */
const zPreferencias = z
  .array(z.object({ key: zMedioDePago, seleccionado: z.boolean().optional() }))
  .max(10, 'elementos_maximo')
  .transform((medios) => medios.filter(({ seleccionado }) => seleccionado !== false).map(({ key }) => key));

export const zConfirmacionDeLegajo = z.object({
  preferencias_de_pago: zPreferencias,
  conceptos: z.array(z.object({ identificador: zTexto(100) })).max(10),
  usar_saldo: z.boolean().optional(),
});

const zItemElegido = z.object({
  id: zIdNumerico,
  seleccionadoParaLiquidar: z.boolean().default(true),
});
const zItemsElegidos = z.array(zItemElegido).max(500);

/** API-072: no other fields pass. */
export const zPedidoDeLiquidacion = z.strictObject({
  persona_id: zIdNumerico,
  sanciones: zItemsElegidos,
  items_vigentes: zItemsElegidos,
  items_vencidos: zItemsElegidos,
  bonificaciones: zItemsElegidos,
  /** The browser shows this total: a confirmation with another one than the server's is refused. */
  importe_total: z.string().regex(/^\d{1,15}\.\d{2}$/, 'monto_invalido'),
  preferencias_de_pago: zPreferencias,
});
export type PedidoDeLiquidacion = z.output<typeof zPedidoDeLiquidacion>;

export const zOrdenGenerada = z.object({ orden_pago_id: z.number(), numero_boleta: z.number(), message: z.string() });

export const ESTADOS_DE_RESUMEN = ['Pendiente', 'Paga'] as const;

export const zAnio = zEntero(ANIO_MINIMO, ANIO_MAXIMO, 'anio_fuera_de_rango');
const filtrosDeResumen = {
  estado: z.enum(ESTADOS_DE_RESUMEN).optional(),
  matricula: zId.optional(),
  anio_desde: zAnio.optional(),
  anio_hasta: zAnio.optional(),
};
const enOrden = ({ anio_desde, anio_hasta }: { anio_desde?: number | undefined; anio_hasta?: number | undefined }) =>
  anio_desde === undefined || anio_hasta === undefined || anio_desde <= anio_hasta;
const ANIOS = { error: 'anio_hasta_anterior', path: ['anio_hasta'] };

export const zFiltrosDeResumen = z.object(filtrosDeResumen).refine(enOrden, ANIOS);
export const zQueryDeResumen = z
  .object({
    ...filtrosDeResumen,
    page: zEntero(1, 100_000).default(1),
    limit: zEntero(1, 100).default(10),
  })
  .refine(enOrden, ANIOS);
export type FiltrosDeResumen = z.output<typeof zFiltrosDeResumen>;

/** RES-006. */
export const zFilaDeResumen = z.object({
  id: z.number(),
  codigo_matricula: z.string(),
  importe_total: zImporteSalida,
  estado: z.enum(['PAGADO', 'PENDIENTE', 'PAGO']),
  fecha_pago: z.string().nullable(),
  fecha_vencimiento: z.string(),
  descripcion: z.string(),
  orden_pago_id: z.number().nullable(),
});
export type FilaDeResumen = z.output<typeof zFilaDeResumen>;
export const zResumen = z.object({ resumen: z.array(zFilaDeResumen), pagination: zPaginacion });

/** `mes` is `YYYY-MM`: paid by the day of payment, owed by due date; of every circuit (S-303). */
export const zPorMes = z.object({
  a_favor: zImporteSalida,
  meses: z.array(z.object({ mes: z.string(), pagado: zImporteSalida, adeudado: zImporteSalida })),
});
