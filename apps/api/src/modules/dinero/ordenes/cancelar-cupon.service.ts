import { estadoDelDia } from '@colega/domain/dinero';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { errorHttp, errorNoEncontrado } from '../../../http/error-http.ts';
import type { Autor, Momento } from '../../auditoria/autor.ts';
import { findCabeza, lockLegajo } from '../cobros/acreditar.repository.ts';
import { anotarEnOrden } from '../colegio/anotar-en-orden.ts';
import { lockOrdenes } from './bloquear-ordenes.repository.ts';
import { darDeBajaCupon } from './emitir-cupon.service.ts';
import { seEstaPagando } from './se-esta-pagando.repository.ts';

type Pedido = Momento & { id: number; autor: Extract<Autor, { actor: 'matriculado' }> };

/** Throws 404, and 409 for one not pending, that may be being paid, or that waits at Red Link, where anybody with its code can pay it. */
export const cancelarCupon = (db: Db, { id, autor, ahora, hoy }: Pedido): Promise<void> =>
  enTransaccion(db, async (trx) => {
    const cabeza = await findCabeza(trx, id);
    if (!cabeza || cabeza.persona_id !== autor.persona_id) throw errorNoEncontrado();
    if (cabeza.legajo_id !== null) await lockLegajo(trx, cabeza.legajo_id);
    const [orden] = await lockOrdenes(trx, [id]);
    if (!orden) throw errorNoEncontrado();
    if (estadoDelDia(orden, hoy) !== 'pendiente') throw errorHttp(409, 'cupon_no_pendiente');
    if (orden.enviado_red_link) throw errorHttp(409, 'cupon_en_red_link');
    if (await seEstaPagando(trx, id)) throw errorHttp(409, 'cupon_en_pago');
    await darDeBajaCupon(trx, orden, 'Cancelado por el matriculado', ahora);
    await anotarEnOrden(trx, autor, ahora, id, {
      accion: 'cancelar_cupon',
      hasta: { numero_boleta: orden.numero_boleta },
    });
  });
