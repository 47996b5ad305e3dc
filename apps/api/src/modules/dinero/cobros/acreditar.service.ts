import { Decimal, type Importe } from '@colega/domain/dinero';
import { clasificarPago, type DestinoDelPago } from '@colega/domain/pagos';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { hoy } from '../../../hoy.ts';
import { errorHttp, noEncontrado } from '../../../http/error-http.ts';
import { LOS_PAGOS } from '../../auditoria/autor.ts';
import { registrarPago } from '../../legajos/vida/registrar-pago.service.ts';
import { asentarCobro, asentarEmision } from '../libro/libro.service.ts';
import { lockOrdenes, type OrdenBloqueada } from '../ordenes/bloquear-ordenes.ts';
import { pasarARevision } from '../ordenes/emitir-cupon.service.ts';
import {
  estaAnulado,
  findCabeza,
  findOperacion,
  findReemplazo,
  insertCep,
  insertComprobante,
  insertCredito,
  insertOperacion,
  lockLegajo,
  marcarPaga,
  tomarNumero,
} from './acreditar.repository.ts';

export type PagoPorAcreditar = {
  orden_id: number;
  /** The intention it answers, when it does one of ours, what it asked for, and until when its page took a payment. */
  intencion: { id: number; importe: Importe; vence: Date } | null;
  /** Who says so: a gateway, a collection, the college. */
  medio: string;
  /** Their number of the operation: the same one is credited once, however many times it arrives. */
  externo: string;
  importe: Importe;
  fecha_pago: Date;
  ahora: Date;
};

/** `orden_id`: of which order the operation is; another one, when its number had come in for another. */
export type Acreditacion = { operacion_id: number; orden_id: number; nueva: boolean };

/**
 * The one place where money that came in is credited, whoever says so first: notice, return screen, sweep, collection or the
 * college. Idempotent by the number of its operation; every peso has a place (clasificarPago), an entry in the ledger, and a
 * receipt when it settles its order. Throws 404 for an order that does not exist.
 */
export const acreditarPago = (db: Db, pago: PagoPorAcreditar): Promise<Acreditacion> =>
  enTransaccion(db, async (trx) => {
    const cabeza = await findCabeza(trx, pago.orden_id);
    if (!cabeza) throw noEncontrado();
    if (cabeza.legajo_id !== null) await lockLegajo(trx, cabeza.legajo_id);
    const [orden] = await lockOrdenes(trx, [pago.orden_id]);
    if (!orden) throw noEncontrado();
    // Nothing came in: only what a credit covered whole is paid with nothing.
    if (new Decimal(pago.importe).isZero() && !new Decimal(orden.monto_total).isZero())
      throw errorHttp(409, 'pago_de_cero');
    const anterior = await findOperacion(trx, pago.medio, pago.externo);
    if (anterior) return { operacion_id: anterior.id, orden_id: anterior.orden_id, nueva: false };
    const destino = await clasificar(trx, orden, pago);
    const operacion_id = await registrar(trx, orden, pago, destino);
    if (settles(destino, pago)) await saldar(trx, orden, pago, { ...destino, operacion_id });
    await asentarCobro(trx, {
      cuando: pago.ahora,
      orden,
      operacion_id,
      importe: pago.importe,
      aplicado: destino.aplicado,
      a_credito: destino.credito,
      a_revision: destino.revision,
    });
    if (settles(destino, pago) && cabeza.legajo_id !== null) await avanzarLegajo(trx, cabeza.legajo_id, orden, pago);
    return { operacion_id, orden_id: orden.id, nueva: true };
  });

/** One of zero settles what a credit covered whole. */
const settles = (destino: DestinoDelPago, pago: PagoPorAcreditar): boolean =>
  new Decimal(destino.aplicado).gt(0) || new Decimal(pago.importe).isZero();

const diaDe = (fecha: Date): string => hoy(() => fecha);

const deAnulado = async (db: Db, { detalle_id }: OrdenBloqueada): Promise<boolean> =>
  detalle_id !== null && (await estaAnulado(db, detalle_id));

const clasificar = async (db: Db, orden: OrdenBloqueada, pago: PagoPorAcreditar): Promise<DestinoDelPago> => {
  const cerrada = orden.estado === 'vencido' && (orden.motivo_cierre !== null || (await deAnulado(db, orden)));
  const reemplazada = orden.estado !== 'pago' && !cerrada && (await findReemplazo(db, orden));
  return clasificarPago(
    { ...orden, cerrada, reemplazada },
    { importe: pago.importe, fecha: diaDe(pago.fecha_pago), importe_pedido: pago.intencion?.importe ?? null },
  );
};

const POR_QUE: Readonly<Record<string, string>> = {
  pago_doble: 'pago repetido',
  fuera_de_termino: 'pago fuera de término',
  importe_mayor: 'pago de más',
};

const registrar = async (
  db: Db,
  orden: OrdenBloqueada,
  pago: PagoPorAcreditar,
  { aplicado, credito, revision, motivo }: DestinoDelPago,
): Promise<number> => {
  const credito_id = new Decimal(credito).gt(0)
    ? await insertCredito(db, {
        persona_id: orden.persona_id,
        origen: 'pago',
        descripcion: `Saldo a favor: ${POR_QUE[motivo ?? ''] ?? 'pago'} del cupón ${orden.numero_boleta}`,
        importe: credito,
        creado_en: pago.ahora,
      })
    : null;
  if (new Decimal(revision).gt(0)) await pasarARevision(db, orden.id);
  return insertOperacion(db, {
    orden_id: orden.id,
    intencion_id: pago.intencion?.id ?? null,
    medio: pago.medio,
    externo: pago.externo,
    importe: pago.importe,
    fecha_pago: pago.fecha_pago,
    registrada_en: pago.ahora,
    aplicado,
    a_credito: credito,
    a_revision: revision,
    motivo,
    credito_id,
  });
};

const saldar = async (
  db: Db,
  orden: OrdenBloqueada,
  pago: PagoPorAcreditar,
  { aplicado, operacion_id }: DestinoDelPago & { operacion_id: number },
): Promise<void> => {
  // Written off before the notice came of what had been paid in time: it is owed again, and settled.
  if (orden.estado === 'vencido')
    await asentarEmision(db, { cuando: pago.ahora, orden, de_creditos: orden.de_creditos });
  await marcarPaga(db, orden.id, pago.fecha_pago);
  await insertComprobante(db, {
    numero: await tomarNumero(db, 'comprobantes'),
    orden_id: orden.id,
    operacion_id,
    fecha: diaDe(pago.fecha_pago),
    importe: aplicado,
    creado_en: pago.ahora,
  });
};

/** A CEP paid is there from now on; a stamp paid waits for the college to stamp. */
const avanzarLegajo = async (
  db: Db,
  legajo_id: number,
  { id, detalle_id, circuito, monto_total }: OrdenBloqueada,
  { ahora, fecha_pago }: PagoPorAcreditar,
): Promise<void> => {
  if (detalle_id === null) return;
  const pago = { legajo_id, detalle_id, orden_pago_id: id, autor: LOS_PAGOS, ahora, hoy: diaDe(ahora) };
  await registrarPago(db, pago, async (trx) => {
    if (circuito !== 'cep') return;
    await insertCep(trx, { detalle_id, fecha: diaDe(fecha_pago), importe: monto_total, orden_pago_id: id });
  });
};
