import type { Importe } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { errorHttp, errorNoEncontrado, invalido } from '../../../http/error-http.ts';
import { anotarEnAuditoria, type HechoAuditado } from '../../auditoria/anotar.service.ts';
import type { Autor, Momento } from '../../auditoria/autor.ts';
import { avisarAlColegio } from '../../avisos/avisar.service.ts';
import { leerBancos } from '../../colegio/leer-colegio.service.ts';
import { devolverCobro } from '../colegio/cobros-sin-cupon.service.ts';
import { type ComoSeDevolvio, exigirTransferencia, revisarTransferencia } from './decidir-devolucion.service.ts';
import { decidirDevolucion } from './devoluciones.repository.ts';
import {
  findDevolucionDeNadie,
  findPedidaDeCobro,
  insertDevolucionDeNadie,
  lockSinIdentificar,
} from './devoluciones-de-nadie.repository.ts';

type DelColegio = Extract<Autor, { actor: 'colegio' }>;
type Pedido = { cobranza_id: number; motivo: string; autor: DelColegio; ahora: Date };
type Acto = Momento & { devolucion_id: number; autor: DelColegio };

/** S-1072: as a payment's, it waits for another person. Throws 404, and 409 when it waits already. */
export const pedirDevolucionDeCobro = (db: Db, { cobranza_id, motivo, autor, ahora }: Pedido): Promise<number> =>
  enTransaccion(db, async (trx) => {
    const cobro = await lockSinIdentificar(trx, cobranza_id);
    if (!cobro) throw errorNoEncontrado();
    if (await findPedidaDeCobro(trx, cobranza_id)) throw errorHttp(409, 'cobranza_por_devolver');
    const { importe } = cobro;
    const devolucion_id = await insertDevolucionDeNadie(trx, {
      ...{ cobro_id: cobranza_id, importe, motivo },
      ...{ pidio_id: autor.user_id, pidio: autor.username, pedida_en: ahora },
    });
    await anotar(trx, { autor, ahora, cobranza_id }, 'pedir_devolucion', { devolucion_id, importe }, motivo);
    const portal = {
      datos: { cupon: `devolución de la cobranza ${cobranza_id}` },
      detalle: 'Espera que otra persona la confirme.',
      enlace: `/colegio/tesoreria/por-revisar/cobranza/${cobranza_id}`,
    };
    const aviso = { evento: 'pago_por_revisar', cosa: 'devolucion_de_pago', cosa_id: devolucion_id, portal } as const;
    await avisarAlColegio(trx, aviso, { distrito_id: null, autor_id: autor.user_id, ahora });
    return devolucion_id;
  });

const anotar = (
  trx: Db,
  { autor, ahora, cobranza_id }: Omit<Pedido, 'motivo'>,
  accion: HechoAuditado['accion'],
  hasta: HechoAuditado['hasta'],
  motivo: string,
): Promise<void> =>
  anotarEnAuditoria(trx, autor, ahora, { entidad: 'cobranza', id: cobranza_id }, { accion, hasta, motivo });

const exigirPedida = async (trx: Db, id: number) => {
  const devolucion = await findDevolucionDeNadie(trx, id);
  if (!devolucion) throw errorNoEncontrado();
  if (devolucion.estado !== 'pedida') throw errorHttp(409, 'devolucion_ya_decidida');
  return devolucion;
};

type Decidida = { cobranza_id: number; importe: Importe };

/**
 * Cash goes back in cash; the rest leaves the bank of its transfer, and not the account where it came in: what a collector has is put in
 * the bank all the same. Whoever asked for it does not confirm it. Throws 404, 409 and 422.
 */
export const confirmarLaDeNadie = (
  db: Db,
  { devolucion_id, autor, ahora, hoy, ...como }: Acto & ComoSeDevolvio,
): Promise<Decidida> =>
  enTransaccion(db, async (trx) => {
    const { cobro_id, pidio_id, pedida_en, motivo } = await exigirPedida(trx, devolucion_id);
    if (autor.user_id === pidio_id) throw errorHttp(409, 'devolucion_la_confirma_otro');
    const cobro = await lockSinIdentificar(trx, cobro_id);
    if (!cobro) throw errorHttp(409, 'devolucion_ya_decidida');
    const transferencia = cobro.medio === 'caja' ? null : exigirTransferencia(como);
    const { fecha } = como;
    const problemas = revisarTransferencia(
      { fecha, banco: transferencia?.banco ?? null },
      { pedida_en },
      { hoy, bancos: await leerBancos(trx) },
    );
    if (problemas.length > 0) throw invalido(problemas);
    const decision = { decidio_id: autor.user_id, decidio: autor.username, decidida_en: ahora, fecha };
    if (!(await decidirDevolucion(trx, devolucion_id, 'pedida', { estado: 'confirmada', ...decision })))
      throw errorHttp(409, 'devolucion_ya_decidida');
    const deDonde = { comprobante: transferencia?.comprobante ?? null, banco: transferencia?.banco ?? null };
    const importe = await devolverCobro(trx, cobro_id, { autor, motivo, ahora, ...deDonde });
    return { cobranza_id: cobro_id, importe };
  });

/** It is not given back: it waits to be identified, as before. Whoever asked may take it back. Throws 404 and 409. */
export const rechazarLaDeNadie = (
  db: Db,
  { devolucion_id, autor, ahora, motivo }: Acto & { motivo: string },
): Promise<Decidida> =>
  enTransaccion(db, async (trx) => {
    const { cobro_id, importe } = await exigirPedida(trx, devolucion_id);
    const decision = { decidio_id: autor.user_id, decidio: autor.username, decidida_en: ahora, respuesta: motivo };
    if (!(await decidirDevolucion(trx, devolucion_id, 'pedida', { estado: 'rechazada', ...decision })))
      throw errorHttp(409, 'devolucion_ya_decidida');
    const cual = { autor, ahora, cobranza_id: cobro_id };
    await anotar(trx, cual, 'rechazar_devolucion', { devolucion_id, importe }, motivo);
    return { cobranza_id: cobro_id, importe };
  });
