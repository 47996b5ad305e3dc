import type { MedioDePago } from '@colega/domain/dinero';
import type { Fecha } from '@colega/domain/fechas';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import type { MediosConectados } from '../medios-ofrecidos.ts';
import { lockOrdenes } from './bloquear-ordenes.repository.ts';
import { leerFilaDeCupon } from './leer-cupon.service.ts';
import { exigirMedio, exigirPendiente } from './medios.service.ts';
import { updatePreferencias } from './ordenes.repository.ts';

type Eleccion = { orden_id: number; persona_id: number; medio: MedioDePago; hoy: Fecha };

/** S-221: Red Link's is noted once it is sent, so that a failed one can be sent again. Throws 404, 409 and 503. */
export const elegirMedio = (
  db: Db,
  { orden_id, persona_id, medio, hoy }: Eleccion,
  conectados: MediosConectados,
): Promise<void> =>
  enTransaccion(db, async (trx) => {
    await lockOrdenes(trx, [orden_id]);
    const cupon = await leerFilaDeCupon(trx, orden_id, persona_id);
    exigirPendiente(cupon, hoy);
    exigirMedio(cupon, medio, conectados, hoy);
    if (medio === 'redLink' || cupon.preferencias.includes(medio)) return;
    await updatePreferencias(trx, orden_id, [...cupon.preferencias, medio]);
  });
