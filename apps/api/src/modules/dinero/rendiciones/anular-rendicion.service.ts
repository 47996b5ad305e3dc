import { todosLosMensajes } from '@colega/contract/mensajes';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { errorHttp, errorNoEncontrado, invalido } from '../../../http/error-http.ts';
import { anotarEnAuditoria } from '../../auditoria/anotar.service.ts';
import type { Autor } from '../../auditoria/autor.ts';
import { findCabezaDeRendicion, findQueImpideAnular, insertAnulacion, lockOrigen } from './rendiciones.repository.ts';

type Pedido = { id: number; motivo: string; autor: Autor; ahora: Date };

/** A file that was read as another's: it counts no more, and may be read again. Throws 404, 409, 422. */
export const anularRendicion = (db: Db, { id, motivo, autor, ahora }: Pedido) =>
  enTransaccion(db, async (trx) => {
    if (motivo.trim() === '') throw invalido([{ codigo: 'requerido', campo: 'motivo' }]);
    const leida = await findCabezaDeRendicion(trx, id);
    if (!leida) throw errorNoEncontrado();
    await lockOrigen(trx, leida.origen);
    if ((await findCabezaDeRendicion(trx, id))?.anulada) throw errorHttp(409, 'rendicion_anulada');
    const impide = await findQueImpideAnular(trx, id);
    if (impide?.entro) throw errorHttp(409, 'rendicion_con_entrada');
    if (impide?.deshizo) throw errorHttp(409, 'rendicion_con_deshechos');
    if (impide?.aceptada) throw errorHttp(409, 'rendicion_con_acreditacion');
    if (impide?.gastos) throw errorHttp(409, 'rendicion_con_gastos');
    if (impide?.repetida) throw errorHttp(409, 'rendicion_repetida');
    await insertAnulacion(trx, { rendicion_id: id, motivo: motivo.trim(), quien: autor.username, cuando: ahora });
    const hecho = { accion: 'anular_rendicion', motivo } as const;
    await anotarEnAuditoria(trx, autor, ahora, { entidad: 'rendicion', id }, hecho);
    return { message: todosLosMensajes.rendicion_ya_anulada };
  });
