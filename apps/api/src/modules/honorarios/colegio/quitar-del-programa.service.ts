import { todosLosMensajes } from '@colega/contract/mensajes';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { errorHttp } from '../../../http/error-http.ts';
import { anotarEnAuditoria } from '../../auditoria/anotar.service.ts';
import { lockResoluciones } from '../publicar-resolucion.service.ts';
import type { PedidoDePreparacion } from './editar-preparacion.service.ts';
import { hayCalculos, lockPublicadas, updateQuitadas } from './preparaciones.repository.ts';

const MOTIVO = 'Vinieron con el programa: no son de este Colegio.';

/**
 * Of a college whose tariff is another: those that came with the program are taken away, all of them, while nothing was ever calculated with
 * any. Throws 409.
 */
export const quitarDelPrograma = (
  db: Db,
  { autor, ahora }: Pick<PedidoDePreparacion, 'autor' | 'ahora'>,
): Promise<{ message: string }> =>
  enTransaccion(db, async (trx) => {
    await lockResoluciones(trx);
    const pie = await lockPublicadas(trx);
    if (pie.length === 0 || pie.some(({ del_programa }) => !del_programa))
      throw errorHttp(409, 'sin_tarifas_del_programa');
    if (await hayCalculos(trx)) throw errorHttp(409, 'tarifas_del_programa_con_calculos');
    const retiro = { retirada_en: ahora, retirada_por: autor.user_id, motivo_de_retiro: MOTIVO };
    await updateQuitadas(
      trx,
      pie.map(({ id }) => id),
      retiro,
    );
    for (const { id, nombre, vigente_desde } of pie)
      await anotarEnAuditoria(
        trx,
        autor,
        ahora,
        { entidad: 'resolucion', id },
        { accion: 'retirar_resolucion', desde: { nombre, vigente_desde }, motivo: MOTIVO },
      );
    return { message: todosLosMensajes.tarifas_del_programa_quitadas };
  });
