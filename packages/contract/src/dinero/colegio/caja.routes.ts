import { z } from 'zod';
import { zIdParams } from '../../primitives/primitives.ts';
import { defineRutas } from '../../route/route.ts';
import { zArqueo, zEntregaHecha, zMiCaja } from '../libro/arqueo.schemas.ts';
import {
  zCobroEnCaja,
  zCobroHecho,
  zCuponDeCaja,
  zDeudaEnCaja,
  zEmisionEnCaja,
  zEmitidoEnCaja,
  zOpcionesDeCaja,
  zQueryCuponDeCaja,
  zQueryDeudaEnCaja,
} from './caja.schemas.ts';

/** The college's till. */
export const rutasDeCaja = defineRutas({
  opcionesDeCaja: {
    method: 'GET',
    path: '/colegio/caja',
    acceso: 'pagos.acreditar',
    resumen: 'Con qué se cobra en la caja, qué pide cada medio y en qué bancos entran las transferencias',
    response: zOpcionesDeCaja,
  },
  cuponDeCaja: {
    method: 'GET',
    path: '/colegio/caja/cupon',
    acceso: 'pagos.acreditar',
    resumen:
      'Un cupón, por las 56 cifras de su código de barras o por su número: cuánto cuesta ese día, o por qué no se cobra',
    query: zQueryCuponDeCaja,
    response: zCuponDeCaja,
  },
  deudaEnCaja: {
    method: 'GET',
    path: '/colegio/caja/personas/:id',
    acceso: 'pagos.acreditar',
    resumen: 'Lo que una persona debe de sus matrículas, a precio de hoy, y los cupones suyos que se pueden pagar',
    params: zIdParams,
    query: zQueryDeudaEnCaja,
    response: zDeudaEnCaja,
  },
  emitirEnCaja: {
    method: 'POST',
    path: '/colegio/caja/personas/:id/cupones',
    acceso: 'pagos.acreditar',
    resumen: 'Emite el cupón de lo que se eligió de lo que debe una persona; si su total cambió, lo rechaza',
    params: zIdParams,
    body: zEmisionEnCaja,
    response: zEmitidoEnCaja,
    status: 201,
    idempotente: true,
  },
  cobrarEnCaja: {
    method: 'POST',
    path: '/colegio/caja/cobros',
    acceso: 'pagos.acreditar',
    resumen: 'Cobra uno o varios cupones con uno o varios pagos: los acredita todos o ninguno',
    body: zCobroEnCaja,
    response: zCobroHecho,
    status: 201,
    idempotente: true,
  },
  reciboDeCaja: {
    method: 'GET',
    path: '/colegio/caja/cobros/:id/imprimir',
    acceso: 'cuentas.ver',
    resumen: 'El recibo de un cobro de la caja, con todos sus cupones, en PDF',
    params: zIdParams,
    response: { binario: 'application/pdf', archivo: 'recibo_de_caja_:id.pdf' },
  },
  miCaja: {
    method: 'GET',
    path: '/colegio/caja/mia',
    acceso: 'pagos.acreditar',
    resumen: 'Lo que cobró quien pregunta, por medio, lo que tendría que haber en su cajón y lo que ya entregó',
    response: zMiCaja,
  },
  entregarMiCaja: {
    method: 'POST',
    path: '/colegio/caja/mia/entregas',
    acceso: 'pagos.acreditar',
    resumen: 'Entrega el cajón de quien lo pide, contado: no cambia más, y lo reúne el cierre del día',
    body: z.object({ arqueo: zArqueo }),
    response: zEntregaHecha,
    status: 201,
    idempotente: true,
  },
});
