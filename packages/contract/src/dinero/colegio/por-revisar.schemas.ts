import { z } from 'zod';
import { zIdNumerico, zImporteSalida } from '../../primitives/primitives.ts';
import { zRenglon } from '../../primitives/texto.ts';
import { zBancosOfrecidos } from './bancos.schemas.ts';
import { zCuponDeCaja } from './caja.schemas.ts';
import { zDevolucionDePago } from './pagos-recibidos.schemas.ts';

export const TIPOS_POR_REVISAR = ['pago', 'cupon', 'cobranza', 'renglon'] as const;

export const zPagoPorRevisar = z.object({
  tipo: z.enum(TIPOS_POR_REVISAR),
  id: z.number(),
  /** Empty when it is of no coupon. */
  numero_boleta: z.string(),
  /** Null when nobody knows whose it is. */
  persona: z.object({ id: z.number(), nombre: z.string() }).nullable(),
  /** Null of what a collector listed and cannot be read. */
  importe: zImporteSalida.nullable(),
  fecha: z.string().nullable(),
  porque: z.string(),
  /** Somebody asked that it be given back, and another person has to confirm it. */
  por_devolver: z.boolean(),
});
export type PagoPorRevisar = z.output<typeof zPagoPorRevisar>;

/** What may be decided of it. Giving a payment back is of the payment itself. */
export const ACTOS_DE_REVISION = [
  'a_favor',
  'sin_cambios',
  'identificar',
  'devolver',
  'anular',
  'reabrir',
  'mirado',
] as const;
export type ActoDeRevision = (typeof ACTOS_DE_REVISION)[number];

const zCobranza = z.object({
  nombre_del_medio: z.string(),
  banco: z.string().nullable(),
  numero: z.string(),
  cuando: z.iso.datetime(),
  anotada: z.iso.datetime(),
  /** Cash goes back in cash. */
  en_efectivo: z.boolean(),
  /** Those it may leave when it is given back. */
  bancos: zBancosOfrecidos,
  devolucion: zDevolucionDePago.nullable(),
  /** What was said of it already. */
  decidida: z
    .object({
      que: z.string(),
      quien: z.string().nullable(),
      motivo: z.string().nullable(),
      pago: z.number().nullable(),
    })
    .nullable(),
  /** Pending coupons that cost as much. */
  posibles: z.array(zCuponDeCaja),
});

/** One of them, with what there is to decide with. */
export const zCasoPorRevisar = zPagoPorRevisar.extend({
  /** What was seen of it: what is decided says it, and if by then it is another thing nothing is done. */
  visto: z.string(),
  como_sigue: z.string().nullable(),
  /** What of it is paid, and is no longer if it is left in favour. */
  pagado: zImporteSalida.nullable(),
  /** The payments of its coupon that stand. */
  pagos: z.array(z.number()),
  /** Each page where its coupon was to be paid, and what its provider said last. */
  intentos: z.array(
    z.object({
      id: z.number(),
      nombre_del_medio: z.string(),
      cuando: z.iso.datetime(),
      importe: zImporteSalida,
      devuelto: zImporteSalida,
      dijo: z.string(),
    }),
  ),
  cobranza: zCobranza.nullable(),
  actos: z.array(z.object({ acto: z.enum(ACTOS_DE_REVISION), puede: z.boolean(), porque: z.string().nullable() })),
});
export type CasoPorRevisar = z.output<typeof zCasoPorRevisar>;

const LARGO_DE_MOTIVO = 500;
const LARGO_DE_CODIGO = 120;
const LARGO_DE_VISTO = 200;
const LARGO_DE_CUIT = 13;
const zMotivo = zRenglon(LARGO_DE_MOTIVO).refine((motivo) => motivo !== '', 'requerido');
const zVisto = zRenglon(LARGO_DE_VISTO);

export const zQueryDeCupon = z.object({ codigo: zRenglon(LARGO_DE_CODIGO) });

/** What would be of that coupon if a collection were its payment. */
export const zLoQuePagaria = z.object({
  cupon: zCuponDeCaja,
  /** Why it cannot be its payment. */
  impide: z.string().nullable(),
  visto: z.string(),
  aplicado: zImporteSalida,
  a_favor: zImporteSalida,
  por_revisar: zImporteSalida,
  renglones: z.array(z.object({ descripcion: z.string(), capital: zImporteSalida, recargo: zImporteSalida })),
  queda_pago: z.boolean(),
});
export type LoQuePagaria = z.output<typeof zLoQuePagaria>;

export const zConMotivoDeRevision = z.object({ motivo: zMotivo });
export const zDecidirCupon = z.object({ decision: z.enum(['a_favor', 'sin_cambios']), motivo: zMotivo, visto: zVisto });
export const zIdentificarCobranza = z.object({ numero_boleta: zIdNumerico, motivo: zMotivo, visto: zVisto });
export const zDejarAFavor = z.object({
  cuit: zRenglon(LARGO_DE_CUIT).refine((cuit) => cuit !== '', 'requerido'),
  motivo: zMotivo,
});
/** `pago` and `cobranza`: where what was decided is seen. */
export const zDecidido = z.object({
  message: z.string(),
  pago: z.number().nullable(),
  cobranza: z.number().nullable(),
});
export type Decidido = z.output<typeof zDecidido>;
