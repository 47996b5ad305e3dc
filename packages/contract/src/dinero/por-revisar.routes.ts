import { z } from 'zod';
import { zEntero, zImporteSalida, zLista } from '../primitives/primitives.ts';
import { defineRutas } from '../route/route.ts';

export const TIPOS_POR_REVISAR = ['pago', 'cupon', 'cobranza', 'renglon'] as const;

const zPagoPorRevisar = z.object({
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
});
export type PagoPorRevisar = z.output<typeof zPagoPorRevisar>;

/** Money that waits for the college. */
export const rutasDeLoPorRevisar = defineRutas({
  pagosPorRevisar: {
    method: 'GET',
    path: '/colegio/pagos/por_revisar',
    acceso: 'cuentas.ver',
    resumen: 'Los pagos y cupones de los que tiene que decidir el Colegio, y por qué',
    query: z.object({ page: zEntero(1, 10_000).default(1), limit: zEntero(1, 100).default(25) }),
    response: zLista(zPagoPorRevisar),
  },
});
