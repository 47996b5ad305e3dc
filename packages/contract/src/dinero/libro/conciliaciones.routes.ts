import { z } from 'zod';
import { zEntero, zLista } from '../../primitives/primitives.ts';
import { defineRutas } from '../../route/route.ts';

/** Providers are asked about so many days at most; what is ours is compared whole. */
export const DIAS_A_CONCILIAR = { minimo: 1, maximo: 90, porDefecto: 7 } as const;

const zHallazgo = z.object({
  titulo: z.string(),
  /** How many there are; of very many, `lineas` has the first. */
  cuantas: z.number(),
  lineas: z.array(z.string()),
});
export type HallazgoDeConciliacion = z.output<typeof zHallazgo>;

const zConciliacion = z.object({
  id: z.number(),
  pedida_en: z.iso.datetime(),
  /** Null is the one of each night. */
  quien: z.string().nullable(),
  dias: z.number(),
  estado: z.enum(['en_cola', 'corriendo', 'lista', 'fallida']),
  terminada_en: z.iso.datetime().nullable(),
  /** Empty when all agrees; null while it is not known. Only the last one that ended has their lines. */
  diferencias: z.array(zHallazgo).nullable(),
  por_revisar: z.number().nullable(),
});
export type Conciliacion = z.output<typeof zConciliacion>;

export const rutasDeConciliaciones = defineRutas({
  conciliaciones: {
    method: 'GET',
    path: '/colegio/conciliaciones',
    acceso: 'libro.ver',
    resumen: 'Lo que encontró cada conciliación, la última primero',
    query: z.object({ page: zEntero(1, 10_000).default(1), limit: zEntero(1, 50).default(10) }),
    response: zLista(zConciliacion),
  },
  pedirConciliacion: {
    method: 'POST',
    path: '/colegio/conciliaciones',
    acceso: 'libro.ver',
    resumen:
      'Compara de fondo cupones, pagos, recibos, cierres, libro y proveedores; si hay una que espera, responde esa',
    body: z.object({
      dias: zEntero(DIAS_A_CONCILIAR.minimo, DIAS_A_CONCILIAR.maximo).default(DIAS_A_CONCILIAR.porDefecto),
    }),
    response: zConciliacion,
    status: 201,
  },
});
