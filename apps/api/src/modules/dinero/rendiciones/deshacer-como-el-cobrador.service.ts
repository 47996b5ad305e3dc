import { textoDelColegio } from '@colega/contract/mensajes';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { errorHttp, errorNoEncontrado } from '../../../http/error-http.ts';
import { anotarEnAuditoria } from '../../auditoria/anotar.service.ts';
import type { Autor, Momento } from '../../auditoria/autor.ts';
import { exigirQueSeaOtro } from '../../auditoria/exigir-que-sea-otro.ts';
import { revertirOperacion } from '../colegio/revertir.service.ts';
import { findPagoPorDevolver } from '../devoluciones/devoluciones.repository.ts';
import { avisarDeLaReversa, explicarReversa } from './avisar-de-la-reversa.ts';
import { updateParejas } from './emparejar.repository.ts';
import { leerOrigen } from './origenes.ts';
import { findCabezaDeRendicion, lockOrigen } from './rendiciones.repository.ts';
import { findPagoDeReversa, findReversaSinPar, findReversionDe } from './reversas.repository.ts';

type Pedido = Momento & { id: number; renglon_id: number; operacion_id: number; autor: Autor };

/**
 * Its file says that a collector undid a payment that stands here: it is undone here too, as when a provider tells it, and the line gets its
 * pair, and its person is told. It is the payment that was shown, or none. Nobody undoes what is theirs (S-678). Throws 404, 409.
 */
export const deshacerComoElCobrador = (db: Db, { id, renglon_id, operacion_id, autor, ahora, hoy }: Pedido) =>
  enTransaccion(db, async (trx) => {
    const cabeza = await findCabezaDeRendicion(trx, id);
    const origen = cabeza && (await leerOrigen(trx, cabeza.origen));
    if (!origen) throw errorNoEncontrado();
    if (cabeza.anulada) throw errorHttp(409, 'rendicion_anulada');
    await lockOrigen(trx, origen.clave);
    const reversa = await findReversaSinPar(trx, { id, renglon_id });
    if (!reversa) throw errorHttp(409, 'reversa_que_ya_no_es');
    const suyo = await findPagoDeReversa(trx, reversa, origen);
    if (!suyo) throw errorHttp(409, 'reversa_sin_pago');
    if (suyo.operacion_id !== operacion_id) throw errorHttp(409, 'reversa_de_otro_pago');
    const pago = await findPagoPorDevolver(trx, operacion_id);
    if (!pago) throw errorNoEncontrado();
    await exigirQueSeaOtro(trx, autor, pago.persona_id);
    const motivo = `Lo deshizo ${origen.nombre}: ${reversa.archivo}, línea ${reversa.linea}`;
    const pedido = { operacion_id, tipo: 'reembolso', motivo, autor, ahora, hoy } as const;
    const { nueva, ...hecha } = await revertirOperacion(trx, pedido);
    const reversion_id = await findReversionDe(trx, operacion_id);
    // Another act undid it in this very moment.
    if (!nueva || reversion_id === undefined) throw errorHttp(409, 'reversa_que_ya_no_es');
    await updateParejas(trx, [{ renglon_id, tipo: 'reversion', id: reversion_id }]);
    const hecho = { accion: 'deshacer_como_el_cobrador', hasta: { renglon_id, operacion_id } } as const;
    await anotarEnAuditoria(trx, autor, ahora, { entidad: 'rendicion', id }, hecho);
    const efecto = explicarReversa({ ...hecha, a_credito: pago.a_credito });
    await avisarDeLaReversa(trx, { ...pago, reversion_id, quien: origen.nombre, efecto }, ahora);
    return { message: textoDelColegio({ codigo: 'reversa_anotada', datos: { pago: operacion_id, efecto } }) };
  });
