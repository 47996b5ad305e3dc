import type { ParecidoARenglon } from '@colega/contract/dinero';
import { todosLosMensajes } from '@colega/contract/mensajes';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { errorHttp, errorNoEncontrado } from '../../../http/error-http.ts';
import { anotarEnAuditoria } from '../../auditoria/anotar.service.ts';
import type { Autor } from '../../auditoria/autor.ts';
import { findPorEntrar } from './dar-entrada.repository.ts';
import { updateParejas } from './emparejar.repository.ts';
import { leerOrigen } from './origenes.ts';
import { leerParecidos } from './parecidos.service.ts';
import { findCabezaDeRendicion, lockOrigen } from './rendiciones.repository.ts';

type Pedido = {
  id: number;
  renglon_id: number;
  tipo: ParecidoARenglon['tipo'];
  cobrado_id: number;
  autor: Autor;
  ahora: Date;
};

/** Somebody saw that the line is that payment. Once, and only while they look alike. Throws 404, 409. */
export const confirmarPareja = (db: Db, { id, renglon_id, tipo, cobrado_id, autor, ahora }: Pedido) =>
  enTransaccion(db, async (trx) => {
    const cabeza = await findCabezaDeRendicion(trx, id);
    const origen = cabeza && (await leerOrigen(trx, cabeza.origen));
    if (!origen) throw errorNoEncontrado();
    if (cabeza.anulada) throw errorHttp(409, 'rendicion_anulada');
    await lockOrigen(trx, origen.clave);
    const renglones = await findPorEntrar(trx, id, { ids: [renglon_id], limit: 1 });
    const parecidos = await leerParecidos(
      trx,
      origen,
      renglones.map((uno) => ({ ...uno, tipo: 'cobro' as const })),
    );
    const parecido = parecidos.get(renglon_id);
    if (parecido?.tipo !== tipo || parecido.id !== cobrado_id) throw errorHttp(409, 'pareja_que_ya_no_es');
    await updateParejas(trx, [{ renglon_id, tipo, id: cobrado_id }]);
    const hasta = { renglon_id, [tipo === 'operacion' ? 'operacion_id' : 'cobranza_id']: cobrado_id };
    await anotarEnAuditoria(trx, autor, ahora, { entidad: 'rendicion', id }, { accion: 'confirmar_pareja', hasta });
    return { message: todosLosMensajes.pareja_confirmada };
  });
