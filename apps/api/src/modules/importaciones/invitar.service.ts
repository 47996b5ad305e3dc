import { textoDelColegio } from '@colega/contract/mensajes';
import type { Db } from '../../db/conectar.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import { errorHttp, errorNoEncontrado } from '../../http/error-http.ts';
import { anotarEnAuditoria } from '../auditoria/anotar.service.ts';
import { avisar } from '../avisos/avisar.service.ts';
import { countInvitados, findImportacion, lockPorInvitar, updateInvitados } from './importaciones.repository.ts';
import type { PedidoDeImportacion } from './preparar-importacion.service.ts';

type Tanda = { cuantas: number; dias: number };

/** Writes to the next ones who have no password yet, with a link that lives for these days. Throws 404, 409. */
export const invitarImportados = (
  db: Db,
  { id, autor, ahora }: PedidoDeImportacion,
  { cuantas, dias }: Tanda,
): Promise<{ message: string; por_invitar: number }> =>
  enTransaccion(db, async (trx) => {
    if (!(await findImportacion(trx, id))) throw errorNoEncontrado();
    const tanda = await lockPorInvitar(trx, id, cuantas);
    if (tanda.length === 0) {
      const { sin_correo } = await countInvitados(trx, id);
      throw errorHttp(409, sin_correo > 0 ? 'importacion_invitar_sin_correo' : 'importacion_nadie_por_invitar');
    }
    const datos = { dias: String(dias) };
    for (const { usuario_id, persona_id } of tanda)
      await avisar(trx, { evento: 'bienvenida', cosa: 'usuario', cosa_id: usuario_id, persona_id, datos }, ahora);
    await updateInvitados(
      trx,
      tanda.map(({ usuario_id }) => usuario_id),
      ahora,
    );
    const { por_invitar, sin_correo } = await countInvitados(trx, id);
    await anotarEnAuditoria(
      trx,
      autor,
      ahora,
      { entidad: 'importacion', id },
      {
        accion: 'invitar_importados',
        hasta: { cuantas: tanda.length, dias, por_invitar, sin_correo },
      },
    );
    return {
      message: textoDelColegio({
        codigo: 'importacion_invitaciones',
        datos: { cuantas: tanda.length, quedan: por_invitar, sin_correo },
      }),
      por_invitar,
    };
  });
