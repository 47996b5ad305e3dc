import { esMedioDeCaja } from '@colega/domain/dinero';
import { Decimal, type Importe, importe } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { hoy as diaDe } from '../../../hoy.ts';
import { errorHttp, errorNoEncontrado } from '../../../http/error-http.ts';
import type { Autor, Momento } from '../../auditoria/autor.ts';
import { findCabeza, lockLegajo } from '../cobros/acreditar.repository.ts';
import {
  findImputado,
  findOperacionPorDeshacer,
  insertDevolucion,
  insertReversion,
  lockCredito,
  type OperacionPorDeshacer,
} from '../cobros/deshacer.repository.ts';
import { cerrarLosDelResto, imputarAlReves, reabrirLoPagado, soltarCreditos } from '../cobros/deshacer.service.ts';
import { estaIdentificadoAMano } from '../cobros/sin-cupon.repository.ts';
import { volverALaLista } from '../cobros/sin-cupon.service.ts';
import { findEnCursoDe } from '../devoluciones/devoluciones.repository.ts';
import { asentarDeshecho } from '../libro/libro.service.ts';
import { lockPersona } from '../liquidaciones/por-liquidar.repository.ts';
import { lockOrdenes } from '../ordenes/bloquear-ordenes.repository.ts';
import { pasarARevision } from '../ordenes/pasar-a-revision.service.ts';
import { anotarEnOrden } from './anotar-en-orden.ts';
import { findPorqueDelCupon, soltarLoDeshecho } from './revisiones.repository.ts';

/**
 * `reversion` is a mistake of the college, `devolucion` what it gave back by a transfer. The others are the provider's word: the money went back, or the
 * cardholder refused it.
 */
export type TipoDeReversion = 'reversion' | 'reembolso' | 'contracargo' | 'devolucion';

export type PedidoDeReversion = Momento & {
  operacion_id: number;
  tipo: TipoDeReversion;
  motivo: string;
  autor: Autor;
};

/** `pagaba`: it paid something of its coupon, which is owed again. `suelta`: what its coupon used of a balance, and uses no more. */
export type Reversion = { importe: Importe; sin_cubrir: Importe; pagaba: boolean; suelta: Importe; nueva: boolean };
const YA_DESHECHA = { sin_cubrir: '0.00', pagaba: false, suelta: '0.00', nueva: false } as const;

const CIERRE: Readonly<Record<TipoDeReversion, string>> = {
  reversion: 'El Colegio anuló su pago, que se había anotado por error',
  reembolso: 'El medio de pago devolvió el dinero',
  contracargo: 'El titular de la tarjeta desconoció el pago',
  devolucion: 'El Colegio devolvió el dinero por transferencia',
};

/** Done once however often it is asked; credit already used stays to be claimed (`sin_cubrir`). Throws 404, and 409 when the college decided it. */
export const revertirOperacion = (db: Db, pedido: PedidoDeReversion): Promise<Reversion> =>
  enTransaccion(db, async (trx) => {
    const { operacion_id, tipo, motivo, autor, ahora } = pedido;
    const antes = await findOperacionPorDeshacer(trx, operacion_id);
    const cabeza = antes && (await findCabeza(trx, antes.orden_id));
    if (!antes || !cabeza || new Decimal(antes.importe).isZero()) throw errorNoEncontrado();
    if (cabeza.legajo_id !== null) await lockLegajo(trx, cabeza.legajo_id);
    await lockPersona(trx, cabeza.persona_id);
    const [orden] = await lockOrdenes(trx, [antes.orden_id]);
    const operacion = await findOperacionPorDeshacer(trx, operacion_id);
    if (!orden || !operacion) throw errorNoEncontrado();
    if (operacion.revertida) return { importe: operacion.importe, ...YA_DESHECHA };
    if (operacion.decidida) throw errorHttp(409, 'pago_ya_decidido');
    if (tipo === 'reversion' && (await findEnCursoDe(trx, operacion_id))) throw errorHttp(409, 'devolver_en_curso');
    const enRevision = await findPorqueDelCupon(trx, orden.id);
    const { recupera, sin_cubrir } = await recuperarCredito(trx, operacion, tipo);
    const reversion_id = await insertReversion(trx, {
      ...{ operacion_id, tipo, motivo, importe: operacion.importe, sin_cubrir },
      ...{ quien: autor.username, cuando: ahora },
    });
    if (operacion.credito_id !== null && new Decimal(recupera).gt(0))
      await insertDevolucion(trx, {
        ...{
          credito_id: operacion.credito_id,
          importe: recupera,
          motivo,
          comprobante: null,
          banco: null,
          reversion_id,
        },
        ...{ quien: autor.username, cuando: ahora },
      });
    const imputado = await findImputado(trx, orden.id, operacion_id);
    await imputarAlReves(trx, imputado, { reversion_id, cuando: ahora });
    // A second payment, which paid nothing of the coupon, leaves it as it is.
    const loPagaba = imputado.length > 0;
    if (loPagaba) await soltarCreditos(trx, orden, { reversion_id, cuando: ahora });
    const suelta = loPagaba && orden.estado === 'pago' ? orden.de_creditos : '0.00';
    await asentarDeshecho(trx, {
      cuando: ahora,
      concepto: 'reversion',
      orden: loPagaba ? orden : { ...orden, de_creditos: '0.00' },
      operacion_id,
      aplicado: operacion.aplicado,
      del_cupon: operacion.del_cupon,
      dinero: {
        recaudado: [
          {
            medio: operacion.medio,
            banco: operacion.banco,
            importe: importe(new Decimal(operacion.importe).negated()),
          },
        ],
        creditos: recupera,
        a_revisar: importe(new Decimal(operacion.a_revision).plus(sin_cubrir)),
      },
    });
    if (tipo === 'reversion') await volverALaLista(trx, operacion_id, ahora);
    if (new Decimal(sin_cubrir).gt(0)) await pasarARevision(trx, orden.id, ahora);
    if (loPagaba) {
      await cerrarLosDelResto(trx, orden, imputado, ahora);
      await reabrirLoPagado(trx, orden, { ...pedido, cierre: CIERRE[tipo], importe: operacion.importe });
    }
    const estabaEnRevision = new Decimal(operacion.a_revision).gt(0);
    await soltarLoDeshecho(trx, orden.id, { antes: enRevision, estabaEnRevision });
    await anotarEnOrden(trx, autor, ahora, orden.id, {
      accion: 'revertir_pago',
      hasta: { operacion_id, tipo, importe: operacion.importe, sin_cubrir },
      motivo,
    });
    return { importe: operacion.importe, sin_cubrir, pagaba: loPagaba, suelta, nueva: true };
  });

const recuperarCredito = async (
  db: Db,
  { credito_id, a_credito }: OperacionPorDeshacer,
  tipo: TipoDeReversion,
): Promise<{ recupera: Importe; sin_cubrir: Importe }> => {
  if (credito_id === null) return { recupera: '0.00', sin_cubrir: '0.00' };
  const credito = await lockCredito(db, credito_id);
  const recupera = Decimal.min(a_credito, credito?.disponible ?? 0);
  const sin_cubrir = new Decimal(a_credito).minus(recupera);
  if ((tipo === 'reversion' || tipo === 'devolucion') && sin_cubrir.gt(0)) throw errorHttp(409, 'credito_ya_usado');
  return { recupera: importe(recupera), sin_cubrir: importe(sin_cubrir) };
};

/** Undoes, on the same day, a payment that the college recorded or identified by mistake. Throws 404 and 409. */
export const revertirDelDia = (db: Db, pedido: Omit<PedidoDeReversion, 'tipo'>): Promise<Reversion> =>
  enTransaccion(db, async (trx) => {
    const operacion = await findOperacionPorDeshacer(trx, pedido.operacion_id);
    if (!operacion) throw errorNoEncontrado();
    const esDelColegio = esMedioDeCaja(operacion.medio) || (await estaIdentificadoAMano(trx, operacion.id));
    if (!esDelColegio) throw errorHttp(409, 'reversion_de_otro_medio');
    if (diaDe(() => operacion.registrada_en) !== pedido.hoy) throw errorHttp(409, 'reversion_fuera_del_dia');
    return revertirOperacion(trx, { ...pedido, tipo: 'reversion' });
  });
