import { Decimal, formatImporte, type Importe } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { errorHttp, errorNoEncontrado } from '../../../http/error-http.ts';
import { anotarEnAuditoria, type HechoAuditado } from '../../auditoria/anotar.service.ts';
import type { Autor } from '../../auditoria/autor.ts';
import { insertDevolucion, lockCredito } from '../cobros/deshacer.repository.ts';
import { findDevolucionDeCobro, lockComprobante } from '../cobros/sin-cupon.repository.ts';
import { asentarDevolucion } from '../libro/libro.service.ts';
import { lockPersona } from '../liquidaciones/por-liquidar.repository.ts';
import { findDevolucion, findDevolucionDePagoPor, findDuenioDeCredito } from './devolver.repository.ts';

export type PedidoDeDevolucion = {
  credito_id: number;
  importe: Importe;
  motivo: string;
  comprobante: string;
  banco?: string | null;
  autor: Extract<Autor, { actor: 'colegio' }>;
  ahora: Date;
};

/** One transfer gives back one thing: a balance in favour, a payment or nobody's money. Throws 409. */
export const exigirTransferenciaSinAnotar = async (db: Db, comprobante: string): Promise<void> => {
  await lockComprobante(db, 'devolucion', comprobante);
  const anotada =
    (await findDevolucion(db, comprobante)) ??
    (await findDevolucionDeCobro(db, comprobante)) ??
    (await findDevolucionDePagoPor(db, comprobante));
  if (anotada) throw errorHttp(409, 'transferencia_ya_anotada');
};

/** Gives back what a person has in favour, whole or in part. Throws 404, and 409 above the balance or with a transfer already recorded. */
export const devolverCredito = (
  db: Db,
  { credito_id, importe, motivo, comprobante, banco = null, autor, ahora }: PedidoDeDevolucion,
): Promise<{ devolucion_id: number; persona_id: number }> =>
  enTransaccion(db, async (trx) => {
    const duenio = await findDuenioDeCredito(trx, credito_id);
    if (!duenio) throw errorNoEncontrado();
    // Anybody who settles with it, or pays a coupon that takes it, waits.
    await lockPersona(trx, duenio.persona_id);
    const credito = await lockCredito(trx, credito_id);
    if (!credito) throw errorNoEncontrado();
    await exigirTransferenciaSinAnotar(trx, comprobante);
    if (new Decimal(importe).gt(credito.disponible))
      throw errorHttp(409, 'credito_no_alcanza', { datos: { disponible: formatImporte(credito.disponible) } });
    const { persona_id } = credito;
    const devolucion_id = await insertDevolucion(trx, {
      ...{ credito_id, importe, motivo, comprobante, banco, reversion_id: null },
      ...{ quien: autor.username, cuando: ahora },
    });
    await asentarDevolucion(trx, { cuando: ahora, persona_id, importe, banco });
    const hecho: HechoAuditado = { accion: 'devolver', hasta: { credito_id, importe, comprobante, banco }, motivo };
    await anotarEnAuditoria(trx, autor, ahora, { entidad: 'persona', id: persona_id }, hecho);
    return { devolucion_id, persona_id };
  });
