import type { Importe } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { hoy as diaDe } from '../../../hoy.ts';
import { errorHttp, errorNoEncontrado } from '../../../http/error-http.ts';
import { anotarEnAuditoria, type HechoAuditado } from '../../auditoria/anotar.service.ts';
import type { DelColegio } from '../../perfil/pedido-del-colegio.ts';
import { insertDevolucion, lockCredito } from '../cobros/deshacer.repository.ts';
import {
  type CobroDecidido,
  findCobroDecidido,
  findCobroVivo,
  lockComprobante,
} from '../cobros/sin-cupon.repository.ts';
import { reponer, sacarDeLaLista } from '../cobros/sin-cupon.service.ts';
import { findTransferidaDeCobro } from '../devoluciones/devoluciones-de-nadie.repository.ts';
import { asentarSaldoDeshecho, asentarTransferenciaDeshecha } from '../libro/sin-identificar.service.ts';
import { lockPersona } from '../liquidaciones/por-liquidar.repository.ts';
import { MEDIOS_DEL_COLEGIO } from './acreditar-a-mano.service.ts';
import { exigirQueNoSeDevuelva } from './cobros-sin-cupon.service.ts';

type Pedido = Pick<DelColegio, 'autor' | 'ahora' | 'hoy'> & { motivo: string };

/** The college wrote it down wrong: it never came in, and its number is free again. Throws 404, and 409 when it cannot be. */
export const anularCobro = (db: Db, cobranzaId: number, { autor, motivo, ahora, hoy }: Pedido): Promise<Importe> =>
  enTransaccion(db, async (trx) => {
    const leido = await lockCobro(trx, cobranzaId);
    if (leido.que !== 'de_nadie') throw errorHttp(409, 'cobranza_decidida', { datos: { cobranza: cobranzaId } });
    if (!MEDIOS_DEL_COLEGIO.some((medio) => medio === leido.medio)) throw errorHttp(409, 'cobranza_de_un_cobrador');
    if (diaDe(() => leido.registrado_en) !== hoy) throw errorHttp(409, 'cobranza_de_otro_dia');
    const destino = { anulado_en: ahora, motivo, quien: autor.username };
    const cobro = await sacarDeLaLista(trx, cobranzaId, destino, ahora);
    if (!cobro) throw errorNoEncontrado();
    await exigirQueNoSeDevuelva(trx, cobranzaId);
    const hecho: HechoAuditado = {
      accion: 'anular',
      desde: { importe: cobro.importe, comprobante: cobro.externo },
      motivo,
    };
    await anotarEnAuditoria(trx, autor, ahora, { entidad: 'cobranza', id: cobranzaId }, hecho);
    return cobro.importe;
  });

/**
 * What was decided today of it was wrong, to whom it was left or that it was given back: it is nobody's again, under a number of its
 * own. Throws 404, and 409 on another day, once what it left in favour was used, or when two people transferred it.
 */
export const reabrirCobro = (
  db: Db,
  cobranzaId: number,
  { autor, motivo, ahora, hoy }: Pedido,
): Promise<{ cobranza_id: number; operacion_id: number | null; importe: Importe }> =>
  enTransaccion(db, async (trx) => {
    const { que, decidido_en, credito_id, persona_id, banco_devolucion, ...cobro } = await lockCobro(trx, cobranzaId);
    if (que !== 'decidido' || decidido_en === null)
      throw errorHttp(409, 'cobranza_sin_decidir', { datos: { cobranza: cobranzaId } });
    if (diaDe(() => decidido_en) !== hoy) throw errorHttp(409, 'decision_fuera_del_dia');
    if (cobro.medio !== 'caja' && (await findTransferidaDeCobro(trx, cobranzaId)))
      throw errorHttp(409, 'cobranza_transferida');
    if (credito_id !== null && persona_id !== null)
      await quitarSaldo(trx, { ...cobro, credito_id, persona_id }, { motivo, quien: autor.username, cuando: ahora });
    const repuesta = await reponer(trx, cobro, `/r${cobranzaId}`, ahora);
    if (banco_devolucion !== null && (cobro.medio !== 'transferencia' || cobro.banco !== banco_devolucion)) {
      const salio = { medio: 'transferencia', banco: banco_devolucion };
      await asentarTransferenciaDeshecha(trx, cobro, { cuando: ahora, salio });
    }
    const hecho: HechoAuditado = {
      accion: 'reabrir',
      desde: { credito_id, importe: cobro.importe },
      hasta: repuesta,
      motivo,
    };
    await anotarEnAuditoria(trx, autor, ahora, { entidad: 'cobranza', id: cobranzaId }, hecho);
    // Whoever reads the person's history read there that it was left to them.
    if (persona_id !== null) await anotarEnAuditoria(trx, autor, ahora, { entidad: 'persona', id: persona_id }, hecho);
    return { ...repuesta, importe: cobro.importe };
  });

/** As it stands, with whoever says something else of it waiting until this ends. Throws 404, and 409 when another row has its money. */
const lockCobro = async (db: Db, id: number): Promise<CobroDecidido> => {
  const leido = await findCobroDecidido(db, id);
  if (!leido) throw errorNoEncontrado();
  await lockComprobante(db, leido.medio, leido.externo);
  const cobro = (await findCobroDecidido(db, id)) ?? leido;
  if (cobro.que !== 'reabierto') return cobro;
  throw errorHttp(409, 'cobranza_reabierta', { datos: { cobranza: id, otra: await findCobroVivo(db, id) } });
};

/** It was left to who it was not: the credit goes, whole. Throws 409 once some of it was used. */
const quitarSaldo = async (
  db: Db,
  cobro: Pick<CobroDecidido, 'id' | 'medio' | 'banco' | 'importe'> & { credito_id: number; persona_id: number },
  quien: { motivo: string; quien: string; cuando: Date },
): Promise<void> => {
  const { id: cobro_id, credito_id, importe, persona_id } = cobro;
  // Whoever settles with it waits, or is waited for.
  await lockPersona(db, persona_id);
  const credito = await lockCredito(db, credito_id);
  if (credito?.disponible !== importe) throw errorHttp(409, 'saldo_ya_usado');
  const nada = { comprobante: null, banco: null, reversion_id: null };
  await insertDevolucion(db, { credito_id, importe, cobro_id, ...nada, ...quien });
  await asentarSaldoDeshecho(db, cobro, persona_id, quien.cuando);
};
