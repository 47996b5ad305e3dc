import { todosLosMensajes } from '@colega/contract/mensajes';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { errorHttp, errorNoEncontrado } from '../../../http/error-http.ts';
import { anotarEnAuditoria } from '../../auditoria/anotar.service.ts';
import type { Autor } from '../../auditoria/autor.ts';
import { emparejarOrigen } from './emparejar.service.ts';
import { leerOrigen } from './origenes.ts';
import { findCabezaDeRendicion, lockOrigen, updateEsUnCobro } from './rendiciones.repository.ts';

type Pedido = { id: number; renglon_id: number; autor: Autor; ahora: Date };

/** Somebody saw that what was read as a deposit is what somebody paid: its payment is looked for, or it waits to be entered. Throws 404, 409. */
export const decirQueEsUnCobro = (db: Db, { id, renglon_id, autor, ahora }: Pedido) =>
  enTransaccion(db, async (trx) => {
    const cabeza = await findCabezaDeRendicion(trx, id);
    const origen = cabeza && (await leerOrigen(trx, cabeza.origen));
    if (!origen) throw errorNoEncontrado();
    if (cabeza.anulada) throw errorHttp(409, 'rendicion_anulada');
    await lockOrigen(trx, origen.clave);
    if (!(await updateEsUnCobro(trx, id, renglon_id))) throw errorHttp(409, 'renglon_que_no_es_deposito');
    const hecho = { accion: 'es_un_cobro', hasta: { renglon_id } } as const;
    await anotarEnAuditoria(trx, autor, ahora, { entidad: 'rendicion', id }, hecho);
    await emparejarOrigen(trx, origen);
    return { message: todosLosMensajes.renglon_que_es_un_cobro };
  });
