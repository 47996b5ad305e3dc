import type { Db } from '../../../db/conectar.ts';
import { LOS_PAGOS } from '../../auditoria/autor.ts';
import { anotarEnOrden } from '../colegio/anotar-en-orden.ts';
import { avisarDeLaDevolucion } from './avisar-de-la-devolucion.ts';
import { decidirDevolucion, findEnCursoDe, findPagoPorDevolver } from './devoluciones.repository.ts';

/** Its provider said that it gave it back: what the college had asked of it is done. */
export const confirmarLaDeSuProveedor = async (trx: Db, operacion_id: number, ahora: Date): Promise<void> => {
  const devolucion = await findEnCursoDe(trx, operacion_id);
  const pago = devolucion?.por === 'proveedor' ? await findPagoPorDevolver(trx, operacion_id) : undefined;
  if (!devolucion || !pago?.revertido) return;
  const decision = { decidio_id: null, decidio: LOS_PAGOS.username, decidida_en: ahora, respuesta: null };
  if (!(await decidirDevolucion(trx, devolucion.id, 'en_proceso', { estado: 'confirmada', ...decision }))) return;
  await anotarEnOrden(trx, LOS_PAGOS, ahora, pago.orden_id, {
    accion: 'confirmar_devolucion',
    hasta: { devolucion_id: devolucion.id, operacion_id, importe: pago.importe },
  });
  await avisarDeLaDevolucion(trx, { ...pago, devolucion_id: devolucion.id, como: 'por el mismo medio' }, ahora);
};
