import { CIRCUITOS, ESTADOS_DE_DEVOLUCION, VIAS_DE_DEVOLUCION } from '@colega/domain/dinero';
import { z } from 'zod';
import { zEntero, zFecha, zImporte, zImporteSalida, zLista } from '../../primitives/primitives.ts';
import { zRenglon } from '../../primitives/texto.ts';
import { zBancosOfrecidos } from './bancos.schemas.ts';
import { zCobranzaRecibida, zEventoDePago } from './cobranzas-recibidas.schemas.ts';
import { ESTADOS_DE_PAGO_RECIBIDO } from './estados-de-pago-recibido.ts';

/** Money that came in: for a coupon, or for none that was known. */
export const QUE_SE_RECIBE = ['pago', 'cobranza'] as const;

const LARGO_DE_TEXTO = 80;
const LARGO_DE_MEDIO = 30;
const LARGO_DE_NUMERO = 60;
const LARGO_DE_MOTIVO = 500;

/** What one page and the whole of them are asked by alike. */
export const zFiltrosDePagos = z.object({
  texto: zRenglon(LARGO_DE_TEXTO).optional(),
  que: z.enum(QUE_SE_RECIBE).optional(),
  medio: z
    .string()
    .regex(/^[a-zA-Z_]+$/)
    .max(LARGO_DE_MEDIO)
    .optional(),
  estado: z.enum(ESTADOS_DE_PAGO_RECIBIDO).optional(),
  importe: zImporte.optional(),
  desde: zFecha.optional(),
  hasta: zFecha.optional(),
});
export type FiltrosDePagosRecibidos = z.output<typeof zFiltrosDePagos>;
export const zQueryPagosRecibidos = zFiltrosDePagos.extend({
  page: zEntero(1, 400).default(1),
  limit: zEntero(1, 100).default(25),
});

export const zPagoRecibido = z.object({
  que: z.literal('pago'),
  id: z.number(),
  fecha_pago: z.iso.datetime(),
  medio: z.string(),
  externo: z.string(),
  importe: zImporteSalida,
  estado: z.enum(ESTADOS_DE_PAGO_RECIBIDO),
  numero_boleta: z.number(),
  recibo: z.number().nullable(),
  persona: z.object({ id: z.number(), nombre: z.string(), cuit: z.string() }),
});
export type PagoRecibido = z.output<typeof zPagoRecibido>;

const zMedio = z.object({ key: z.string(), nombre: z.string() });
/** `hay_mas`: those are the first, and there are others that were not counted. */
export const zPagosRecibidos = zLista(z.discriminatedUnion('que', [zPagoRecibido, zCobranzaRecibida])).extend({
  hay_mas: z.boolean(),
  medios: z.array(zMedio),
});
export type PagosRecibidos = z.output<typeof zPagosRecibidos>;

export const zDevolucionDePago = z.object({
  id: z.number(),
  por: z.enum(VIAS_DE_DEVOLUCION),
  estado: z.enum(ESTADOS_DE_DEVOLUCION),
  importe: zImporteSalida,
  motivo: z.string(),
  pidio: z.string(),
  pedida_en: z.iso.datetime(),
  respuesta: z.string().nullable(),
  /** Somebody else has to confirm it. */
  es_propia: z.boolean(),
  /** Its provider was never asked for it, or does not say what it did: somebody else may close it. */
  se_puede_cerrar: z.boolean(),
});
export type DevolucionDePago = z.output<typeof zDevolucionDePago>;

/** What may be done with it, or why not. */
const zActoPosible = z.object({ puede: z.boolean(), porque: z.string().nullable() });

export const zHistoriaDePago = zPagoRecibido.extend({
  nombre_del_medio: z.string(),
  banco: z.string().nullable(),
  circuito: z.enum(CIRCUITOS),
  cupon: z.object({ id: z.number(), estado: z.string() }),
  legajo: z.object({ id: z.number(), numero: z.number() }).nullable(),
  aplicado: zImporteSalida,
  a_credito: zImporteSalida,
  a_revision: zImporteSalida,
  detalle: z.string().nullable(),
  imputaciones: z.array(z.object({ descripcion: z.string(), capital: zImporteSalida, recargo: zImporteSalida })),
  eventos: z.array(zEventoDePago),
  /** It came in without its coupon, as that collection. */
  cobranza_id: z.number().nullable(),
  /** What its provider answered last, as it said it. */
  respuesta: z.string().nullable(),
  comprobante_id: z.number().nullable(),
  /** Of a former system: the other payments of the same receipt. */
  del_mismo_comprobante: z.array(z.number()),
  cobro_de_caja: z.object({ id: z.number(), otros: z.array(z.number()) }).nullable(),
  devoluciones: z.array(zDevolucionDePago),
  revertir: zActoPosible,
  devolver: zActoPosible.extend({ proveedor: z.string().nullable() }),
  bancos: zBancosOfrecidos,
});
export type HistoriaDePago = z.output<typeof zHistoriaDePago>;

const zMotivo = zRenglon(LARGO_DE_MOTIVO).refine((motivo) => motivo !== '', 'requerido');
export const zConMotivoDePago = z.object({ motivo: zMotivo });
export const zPedirDevolucion = z.object({ por: z.enum(VIAS_DE_DEVOLUCION), motivo: zMotivo });
/** What goes back in cash has neither; what was nobody's leaves the account it came in, and has no other bank. */
export const zConfirmarDevolucion = z.object({
  banco: zRenglon(LARGO_DE_NUMERO).optional(),
  comprobante: zRenglon(LARGO_DE_NUMERO).optional(),
  fecha: zFecha,
});
export const zActoSobrePago = z.object({ id: z.number(), message: z.string() });
