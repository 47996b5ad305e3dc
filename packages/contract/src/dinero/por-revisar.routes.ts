import { z } from 'zod';
import { zEntero, zId, zIdParams, zLista } from '../primitives/primitives.ts';
import { defineRutas } from '../route/route.ts';
import {
  TIPOS_POR_REVISAR,
  zCasoPorRevisar,
  zConMotivoDeRevision,
  zDecidido,
  zDecidirCupon,
  zDejarAFavor,
  zIdentificarCobranza,
  zLoQuePagaria,
  zPagoPorRevisar,
  zQueryDeCupon,
} from './colegio/por-revisar.schemas.ts';

const ACTO = {
  method: 'POST',
  acceso: 'pagos.revisar',
  params: zIdParams,
  idempotente: true,
  response: zDecidido,
} as const;

/** Money that waits for the college, and what it decides of it. */
export const rutasDeLoPorRevisar = defineRutas({
  pagosPorRevisar: {
    method: 'GET',
    path: '/colegio/pagos/por_revisar',
    acceso: 'cuentas.ver',
    resumen: 'Los pagos y cupones de los que tiene que decidir el Colegio, y por qué',
    query: z.object({ page: zEntero(1, 10_000).default(1), limit: zEntero(1, 100).default(25) }),
    response: zLista(zPagoPorRevisar),
  },
  casoPorRevisar: {
    method: 'GET',
    path: '/colegio/pagos/por_revisar/:tipo/:id',
    acceso: 'cuentas.ver',
    resumen:
      'Uno de ellos: qué es, qué se sabe de él y qué se puede decidir. De un cupón, su número; de una cobranza, también la ya decidida',
    params: z.object({ tipo: z.enum(TIPOS_POR_REVISAR), id: zId }),
    response: zCasoPorRevisar,
  },
  cuponDeCobranza: {
    method: 'GET',
    path: '/colegio/cobranzas/:id/cupon',
    acceso: 'pagos.revisar',
    resumen: 'Qué pagaría una cobranza sin cupón si fuera de ese, sin anotar nada',
    params: zIdParams,
    query: zQueryDeCupon,
    response: zLoQuePagaria,
  },
  decidirPago: {
    ...ACTO,
    path: '/colegio/pagos/:id/a_favor',
    resumen: 'Deja a favor de su persona un pago por revisar',
    body: zConMotivoDeRevision,
  },
  decidirCupon: {
    ...ACTO,
    path: '/colegio/cupones/:id/decidir',
    resumen: 'Decide de un cupón por revisar, por su número: lo que pagaba queda a favor, o no hay nada que hacer',
    body: zDecidirCupon,
  },
  identificarCobranza: {
    ...ACTO,
    path: '/colegio/cobranzas/:id/identificar',
    resumen: 'Acredita una cobranza sin cupón en el suyo',
    body: zIdentificarCobranza,
  },
  dejarCobranzaAFavor: {
    ...ACTO,
    path: '/colegio/cobranzas/:id/a_favor',
    resumen: 'Deja una cobranza sin cupón a favor de una persona',
    body: zDejarAFavor,
  },
  devolverCobranza: {
    ...ACTO,
    path: '/colegio/cobranzas/:id/devoluciones',
    acceso: 'pagos.devolver',
    resumen: 'Pide que una cobranza sin cupón se devuelva a quien la mandó: la confirma otra persona',
    body: zConMotivoDeRevision,
  },
  anularCobranza: {
    ...ACTO,
    path: '/colegio/cobranzas/:id/anular',
    resumen: 'Anula, el mismo día, una cobranza que el Colegio anotó por error: ese dinero no entró',
    body: zConMotivoDeRevision,
  },
  reabrirCobranza: {
    ...ACTO,
    path: '/colegio/cobranzas/:id/reabrir',
    resumen: 'Deshace, el mismo día, lo que se decidió de una cobranza: vuelve a estar por revisar',
    body: zConMotivoDeRevision,
  },
  mirarRenglon: {
    ...ACTO,
    path: '/colegio/renglones_ilegibles/:id/mirar',
    resumen: 'Dice que se miró un renglón ilegible de un cobrador',
    body: zConMotivoDeRevision,
  },
});
