import type { PorCorreo } from '@colega/contract/certificados';
import { esCorreo } from '@colega/domain/perfil';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { errorHttp, invalido } from '../../../http/error-http.ts';
import { encolar } from '../../../jobs/cola.ts';
import { exigirCertificado } from '../exigir-certificado.ts';
import { leerImpreso } from '../leer-impreso.service.ts';
import {
  countPedidosDesde,
  findCorreoDe,
  findCorreoPropio,
  findUltimoEnvio,
  insertEnvioDeCertificado,
  lockRemitente,
  upsertCorreoDe,
} from './envios.repository.ts';

/** S-898. */
const MAXIMO_POR_DIA = 50;
const UN_DIA_MS = 24 * 3600 * 1000;

/** `cuit` is its holder's; null where it names none, and no address is remembered. */
export const leerPorCorreo = async (
  db: Db,
  certificado_id: number,
  { persona_id, cuit }: { persona_id: number; cuit: string | null },
): Promise<PorCorreo> => {
  const ultimo = await findUltimoEnvio(db, certificado_id);
  return {
    correo: cuit === null ? null : await findCorreoDe(db, persona_id, cuit),
    responde_a: (await findCorreoPropio(db, persona_id)) || null,
    ultimo: ultimo
      ? {
          ...ultimo,
          pedido_en: ultimo.pedido_en.toISOString(),
          enviado_en: ultimo.enviado_en?.toISOString() ?? null,
        }
      : null,
  };
};

type PedidoDeEnvio = { id: number; persona_id: number; correo: string; ahora: Date };

/** S-897. Two presses at once are one letter. Throws 404, 409 and 422. */
export const mandarCertificado = (
  db: Db,
  { id, persona_id, correo, ahora }: PedidoDeEnvio,
): Promise<{ correo: string; por_correo: PorCorreo }> =>
  enTransaccion(db, async (trx) => {
    const fila = await exigirCertificado(trx, id, persona_id);
    if (fila.estado.clave !== 'confirmado') throw errorHttp(409, 'certificado_anulado_no_se_manda');
    if (!esCorreo(correo)) throw invalido([{ codigo: 'correo_incompleto', campo: 'correo' }]);
    await lockRemitente(trx, persona_id);
    const desde = new Date(ahora.getTime() - UN_DIA_MS);
    if ((await countPedidosDesde(trx, persona_id, desde)) >= MAXIMO_POR_DIA)
      throw errorHttp(409, 'demasiados_certificados_por_correo', { datos: { maximo: MAXIMO_POR_DIA } });
    const cuit = (await leerImpreso(trx, fila, persona_id)).titular?.cuit ?? null;
    if (cuit !== null) await upsertCorreoDe(trx, { persona_id, cuit, correo, usado_en: ahora });
    const version = fila.version.numero;
    const envio = { certificado_id: id, persona_id, version, correo, pedido_en: ahora };
    const envio_id = await insertEnvioDeCertificado(trx, envio);
    // Also of one that waits: its job may be no more, and of two jobs one does it.
    await encolar(trx, 'mandar_certificado', { envio_id }, { urgente: true });
    return { correo, por_correo: await leerPorCorreo(trx, id, { persona_id, cuit }) };
  });
