import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { avisar, avisarAlColegio } from '../../avisos/avisar.service.ts';
import { grupoDelLegajo } from '../../avisos/evento.ts';
import { findParaAvisarDelCupon, marcarEnRevision } from './emision.repository.ts';

/**
 * The college has to decide about a coupon: whoever does is told, and so is whoever owes it, unless (`yaLoSabe`) its payment
 * tells them. Once until it is decided.
 */
export const pasarARevision = (
  db: Db,
  orden_id: number,
  ahora: Date,
  { yaLoSabe = false }: { yaLoSabe?: boolean } = {},
): Promise<void> =>
  enTransaccion(db, async (trx) => {
    const orden = await marcarEnRevision(trx, orden_id);
    if (orden) await avisarQueSeRevisa(trx, { ...orden, id: orden_id }, ahora, yaLoSabe);
  });

type EnRevision = { id: number; persona_id: number; numero_boleta: number; detalle_id: number | null };

const avisarQueSeRevisa = async (trx: Db, orden: EnRevision, ahora: Date, yaLoSabe: boolean): Promise<void> => {
  const { persona_id } = orden;
  const { distrito_id, legajo_id } = await findParaAvisarDelCupon(trx, orden);
  const cupon = String(orden.numero_boleta);
  const cual = {
    ...{ cosa: 'cupon', cosa_id: `${orden.id} ${ahora.toISOString()}` },
    ...(legajo_id !== null && { grupo: grupoDelLegajo(legajo_id) }),
  };
  const suyo = { datos: { cupon: `cupón N.º ${cupon}` }, enlace: '/colegio/tesoreria/por-revisar' };
  const alColegio = { evento: 'pago_por_revisar', portal: suyo } as const;
  await avisarAlColegio(trx, { ...cual, ...alColegio }, { distrito_id, autor_id: null, ahora });
  if (yaLoSabe) return;
  const portal = {
    datos: { que: `El Colegio está revisando tu cupón N.º ${cupon}` },
    ...{ detalle: 'Te avisamos qué se decide.', enlace: '/app/cuenta/resumenCuenta/cupones' },
  };
  await avisar(trx, { ...cual, evento: 'pago_en_revision', persona_id, portal }, ahora);
};
