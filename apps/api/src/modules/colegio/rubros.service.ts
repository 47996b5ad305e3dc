import type { AjusteHecho } from '@colega/contract/colegio';
import { todosLosMensajes } from '@colega/contract/mensajes';
import type { Db } from '../../db/conectar.ts';
import { invalido } from '../../http/error-http.ts';
import { cambiarAjuste, type PedidoDeAjuste } from './cambiar-ajuste.ts';
import { findRubrosDelColegio, updateRubrosActivos } from './rubros.repository.ts';

const decir = (activo: boolean): string => (activo ? 'Sí' : 'No');

/** In which ones files are begun: those that are there go on to their end. Throws 409, 412, 422. */
export const cambiarRubros = (db: Db, pedido: PedidoDeAjuste, activos: readonly number[]): Promise<AjusteHecho> =>
  cambiarAjuste(db, 'rubros', pedido, async (trx) => {
    const rubros = await findRubrosDelColegio(trx);
    if (activos.some((id) => !rubros.some((rubro) => rubro.id === id)))
      throw invalido([{ codigo: 'rubro_que_no_esta', campo: 'activos' }]);
    await updateRubrosActivos(trx, activos);
    return {
      accion: 'cambiar_rubros',
      desde: Object.fromEntries(rubros.map(({ nombre, activo }) => [nombre, decir(activo)])),
      hasta: Object.fromEntries(rubros.map(({ id, nombre }) => [nombre, decir(activos.includes(id))])),
      message: todosLosMensajes.ajuste_guardado,
    };
  });
