import { hoy } from '../../../hoy.ts';
import { errorHttp } from '../../../http/error-http.ts';
import { explicarFalla } from '../intenciones/explicar-falla.ts';
import { findPagador } from '../intenciones/intenciones.repository.ts';
import type { DepsDePagos } from '../pagos.ts';
import { leerFilaDeCupon, vencimientosDe } from './leer-cupon.service.ts';
import { exigirMedio, exigirPendiente } from './medios.service.ts';
import { marcarEnRedLink, quitarPreferencia } from './ordenes.repository.ts';

/** Keeps the answer at once: the network knows the debt by our order, and answers the same the second time. Throws 404, 409, 502 and 503. */
export const enviarARedLink = (
  { db, pasarelas, reloj, turnos }: DepsDePagos,
  { orden_id, persona_id }: { orden_id: number; persona_id: number },
): Promise<void> =>
  turnos(`red link ${persona_id} ${orden_id}`, async () => {
    const cupon = await leerFilaDeCupon(db, orden_id, persona_id);
    exigirPendiente(cupon, hoy(reloj));
    exigirMedio({ ...cupon, preferencias: [] }, 'redLink', pasarelas, hoy(reloj));
    if (!pasarelas.redLink) throw errorHttp(409, 'medio_no_habilitado');
    const { cuit } = await findPagador(db, persona_id);
    // The network takes only amounts whose day has not passed.
    const vencimientos = vencimientosDe(cupon).filter(({ fecha }) => fecha >= hoy(reloj));
    const deuda = { orden_id, numero_boleta: cupon.numero_boleta, cuit, vencimientos };
    const codigo = await pasarelas.redLink.altaDeDeuda(deuda).catch(async (error: unknown) => {
      await quitarPreferencia(db, orden_id, 'redLink');
      throw explicarFalla(error);
    });
    await marcarEnRedLink(db, orden_id, codigo);
  });
