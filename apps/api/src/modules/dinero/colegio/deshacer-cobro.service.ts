import type { Importe } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { hoy as diaDe } from '../../../hoy.ts';
import { errorHttp, errorNoEncontrado } from '../../../http/error-http.ts';
import { anotarEnAuditoria } from '../../auditoria/anotar.service.ts';
import type { DelColegio } from '../../perfil/pedido-del-colegio.ts';
import { insertDevolucion, lockCredito } from '../cobros/deshacer.repository.ts';
import { findCobroDecidido, findSinIdentificar, lockComprobante } from '../cobros/sin-cupon.repository.ts';
import { anotarSinCupon, sacarDeLaLista } from '../cobros/sin-cupon.service.ts';
import { asentarSaldoDeshecho } from '../libro/sin-identificar.service.ts';
import { lockPersona } from '../liquidaciones/por-liquidar.repository.ts';
import { MEDIOS_DEL_COLEGIO } from './acreditar-a-mano.service.ts';

type Pedido = Pick<DelColegio, 'autor' | 'ahora' | 'hoy'> & { motivo: string };

/**
 * The college recorded it by mistake: it never came in, and its number is free again. Throws 404, and 409 when it is a collector's or of
 * another day.
 */
export const anularCobro = (db: Db, cobranzaId: number, { autor, motivo, ahora, hoy }: Pedido): Promise<Importe> =>
  enTransaccion(db, async (trx) => {
    const leido = await findSinIdentificar(trx, cobranzaId);
    if (!leido) throw errorNoEncontrado();
    if (!MEDIOS_DEL_COLEGIO.some((medio) => medio === leido.medio)) throw errorHttp(409, 'reversion_de_otro_medio');
    if (diaDe(() => leido.registrado_en) !== hoy) throw errorHttp(409, 'reversion_fuera_del_dia');
    // Anybody who types its number again waits, and finds it free.
    await lockComprobante(trx, leido.medio, leido.externo);
    const destino = { anulado_en: ahora, motivo, quien: autor.username };
    const cobro = await sacarDeLaLista(trx, cobranzaId, destino, ahora);
    if (!cobro) throw errorNoEncontrado();
    const hecho = { accion: 'anular', desde: { importe: cobro.importe, comprobante: cobro.externo }, motivo };
    await anotarEnAuditoria(trx, autor, ahora, { entidad: 'cobranza', id: cobranzaId }, hecho);
    return cobro.importe;
  });

/**
 * Undoes today's decision about it: it is nobody's again, under a number of its own. Throws 404, and 409 on another day or once what it
 * left in favour was used.
 */
export const reabrirCobro = (
  db: Db,
  cobranzaId: number,
  { autor, motivo, ahora, hoy }: Pedido,
): Promise<{ cobranza_id: number; importe: Importe }> =>
  enTransaccion(db, async (trx) => {
    const leido = await findCobroDecidido(trx, cobranzaId);
    if (!leido) throw errorNoEncontrado();
    // Anybody who settles with what it left in favour waits.
    if (leido.persona_id !== null) await lockPersona(trx, leido.persona_id);
    await lockComprobante(trx, leido.medio, leido.externo);
    const cobro = await findCobroDecidido(trx, cobranzaId);
    const { decidido_en } = leido;
    if (!cobro || decidido_en === null) throw errorNoEncontrado();
    if (diaDe(() => decidido_en) !== hoy) throw errorHttp(409, 'decision_fuera_del_dia');
    const { id: reabre_id, credito_id, persona_id, decidido_en: _, ...datos } = cobro;
    const { importe } = datos;
    if (credito_id !== null && persona_id !== null) {
      const credito = await lockCredito(trx, credito_id);
      if (credito?.disponible !== importe) throw errorHttp(409, 'credito_ya_usado');
      const nada = { comprobante: null, banco: null, reversion_id: null };
      const devolucion = { credito_id, importe, motivo, cobro_id: reabre_id, quien: autor.username, cuando: ahora };
      await insertDevolucion(trx, { ...devolucion, ...nada });
      await asentarSaldoDeshecho(trx, cobro, persona_id, ahora);
    }
    const nuevo = await anotarSinCupon(trx, { ...datos, externo: `${datos.externo}/r${reabre_id}`, reabre_id }, ahora);
    const hecho = { accion: 'reabrir', desde: { credito_id, importe }, hasta: { cobranza_id: nuevo.id }, motivo };
    await anotarEnAuditoria(trx, autor, ahora, { entidad: 'cobranza', id: cobranzaId }, hecho);
    return { cobranza_id: nuevo.id, importe };
  });
