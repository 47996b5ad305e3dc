import { formatImporte, type Importe, sumar } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { avisar } from '../../avisos/avisar.service.ts';

/** What went of one payment to one coupon, by its place. */
export type OperacionDeCobro = { operacion_id: number; cupon: number; importe: Importe; a_credito: Importe };

/** One notice a person, of all that was collected of theirs; its letter has the receipt. */
export const avisarDelCobro = async (
  trx: Db,
  cobroId: number,
  cupones: readonly { persona: { id: number } }[],
  hechas: readonly OperacionDeCobro[],
  ahora: Date,
): Promise<void> => {
  for (const persona_id of new Set(cupones.map(({ persona }) => persona.id))) {
    const suyo = sumar(
      hechas.filter(({ cupon }) => cupones[cupon]?.persona.id === persona_id).map(({ importe }) => importe),
    );
    const portal = { datos: { importe: formatImporte(suyo) }, enlace: '/app/cuenta/resumenCuenta/cupones' };
    await avisar(
      trx,
      { evento: 'pago_acreditado', cosa: 'cobro_de_caja', cosa_id: cobroId, persona_id, portal },
      ahora,
    );
  }
};
