import { impedimentoDeDevolucion, type ViaDeDevolucion } from '@colega/domain/dinero';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { errorHttp, errorNoEncontrado } from '../../../http/error-http.ts';
import { encolar } from '../../../jobs/cola.ts';
import type { Autor } from '../../auditoria/autor.ts';
import { exigirQueSeaOtro } from '../../auditoria/exigir-que-sea-otro.ts';
import { avisarAlColegio } from '../../avisos/avisar.service.ts';
import { anotarEnOrden } from '../colegio/anotar-en-orden.ts';
import { lockOrdenes } from '../ordenes/bloquear-ordenes.repository.ts';
import type { Pasarelas } from '../pasarelas/pasarela.ts';
import { findPagoPorDevolver, insertDevolucionDePago } from './devoluciones.repository.ts';
import { pasarelaQueDevuelve } from './pasarela-que-devuelve.ts';

type PedidoDeDevolverPago = {
  operacion_id: number;
  por: ViaDeDevolucion;
  motivo: string;
  autor: Extract<Autor, { actor: 'colegio' }>;
  ahora: Date;
};

/**
 * Its provider is asked by a job, so that a process that dies in the middle asks again; a transfer waits for another person. Throws 404, and 409 when
 * it is not given back so.
 */
export const pedirDevolucion = (
  db: Db,
  pasarelas: Pasarelas,
  { operacion_id, por, motivo, autor, ahora }: PedidoDeDevolverPago,
): Promise<{ devolucion_id: number }> =>
  enTransaccion(db, async (trx) => {
    const leido = await findPagoPorDevolver(trx, operacion_id);
    if (!leido) throw errorNoEncontrado();
    await exigirQueSeaOtro(trx, autor, leido.persona_id);
    await lockOrdenes(trx, [leido.orden_id]);
    const pago = (await findPagoPorDevolver(trx, operacion_id)) ?? leido;
    const impide = impedimentoDeDevolucion(pago);
    if (impide) throw errorHttp(409, impide);
    if (por === 'proveedor' && !pasarelaQueDevuelve(pago, pasarelas)) throw errorHttp(409, 'devolver_sin_proveedor');
    const { orden_id, importe, distrito_id } = pago;
    const devolucion_id = await insertDevolucionDePago(trx, {
      ...{ operacion_id, por, importe, motivo, estado: por === 'proveedor' ? 'en_proceso' : 'pedida' },
      ...{ pidio_id: autor.user_id, pidio: autor.username, pedida_en: ahora },
      proxima_consulta: por === 'proveedor' ? ahora : null,
    });
    await anotarEnOrden(trx, autor, ahora, orden_id, {
      accion: 'pedir_devolucion',
      hasta: { devolucion_id, operacion_id, por, importe },
      motivo,
    });
    if (por === 'proveedor') await encolar(trx, 'devolver_pagos', {}, { urgente: true });
    else await avisarQueEspera(trx, { devolucion_id, operacion_id }, { distrito_id, autor_id: autor.user_id, ahora });
    return { devolucion_id };
  });

type Circunstancias = Parameters<typeof avisarAlColegio>[2];

const avisarQueEspera = (
  trx: Db,
  { devolucion_id, operacion_id }: { devolucion_id: number; operacion_id: number },
  circunstancias: Circunstancias,
): Promise<void> =>
  avisarAlColegio(
    trx,
    {
      ...{ evento: 'pago_por_revisar', cosa: 'devolucion_de_pago', cosa_id: devolucion_id },
      portal: {
        datos: { cupon: `devolución del pago ${operacion_id}` },
        detalle: 'Espera que otra persona la confirme.',
        enlace: `/colegio/tesoreria/pagos/${operacion_id}`,
      },
    },
    circunstancias,
  );
