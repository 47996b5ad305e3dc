import { todosLosMensajes } from '@colega/contract/mensajes';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { formatMomento } from '../../../hoy.ts';
import { errorHttp, errorNoEncontrado, invalido } from '../../../http/error-http.ts';
import { anotarEnAuditoria } from '../../auditoria/anotar.service.ts';
import type { Autor } from '../../auditoria/autor.ts';
import { lockOrigen } from '../rendiciones/rendiciones.repository.ts';
import { asentarGastoDeshecho } from './asentar-gasto.ts';
import { findGastoById, lockGasto, updateDeshecho } from './gastos.repository.ts';

type Pedido = { id: number; motivo: string; autor: Autor; ahora: Date };

/** With an entry of its own, so that a day that was closed stays as it was. Once. Throws 404, 409, 422. */
export const deshacerGastoDeBanco = (db: Db, { id, motivo, autor, ahora }: Pedido): Promise<{ message: string }> =>
  enTransaccion(db, async (trx) => {
    if (motivo.trim() === '') throw invalido([{ codigo: 'requerido', campo: 'motivo' }]);
    const leido = await findGastoById(trx, id);
    if (!leido) throw errorNoEncontrado();
    // Whoever says something else of its line waits, or is waited for.
    await lockOrigen(trx, leido.banco);
    const gasto = (await lockGasto(trx, id)) ?? leido;
    const { deshecho_en, deshizo, renglon_id } = gasto;
    if (deshecho_en !== null) {
      const datos = { quien: deshizo ?? '—', cuando: formatMomento(deshecho_en) };
      throw errorHttp(409, 'gasto_ya_deshecho', { datos });
    }
    await updateDeshecho(trx, id, { deshecho_en: ahora, motivo: motivo.trim(), deshizo: autor.username });
    await asentarGastoDeshecho(trx, gasto, ahora);
    const hecho = { accion: 'deshacer_gasto_de_banco', motivo, desde: { renglon_id } } as const;
    await anotarEnAuditoria(trx, autor, ahora, { entidad: 'gasto_de_banco', id }, hecho);
    return { message: todosLosMensajes.gasto_deshecho };
  });
