import { Decimal, type Importe } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { type ErrorHttp, errorHttp, errorNoEncontrado, invalido } from '../../../http/error-http.ts';
import { anotarEnAuditoria, type HechoAuditado } from '../../auditoria/anotar.service.ts';
import { exigirQueSeaOtro } from '../../auditoria/exigir-que-sea-otro.ts';
import { conPersona, type DelColegio, type PedidoDePersona } from '../../perfil/pedido-del-colegio.ts';
import { findOperacion, insertCredito } from '../cobros/acreditar.repository.ts';
import { acreditarPago } from '../cobros/acreditar.service.ts';
import { findCuponPorNumero } from '../cobros/cobranzas.repository.ts';
import {
  findCobroPorNumero,
  findNombreVigente,
  findNumeroDicho,
  findSinIdentificar,
  lockComprobante,
} from '../cobros/sin-cupon.repository.ts';
import { anotarSinCupon, sacarDeLaLista } from '../cobros/sin-cupon.service.ts';
import { findPedidaDeCobro } from '../devoluciones/devoluciones-de-nadie.repository.ts';
import { asentarSaldoDeCobro } from '../libro/sin-identificar.service.ts';
import { exigirPagoDesdeSuCupon, exigirSinAnotar, type PagoAMano } from './acreditar-a-mano.service.ts';
import { anotarEnOrden } from './anotar-en-orden.ts';
import { findHecho, type HechoDePago } from './colegio.repository.ts';
import { exigirTransferenciaSinAnotar } from './devolver.service.ts';

/** It waits to be identified, in the ledger already. Throws 409 when its number is another payment's. */
export const anotarSinIdentificar = (
  db: Db,
  { autor, comprobante, ahora, ...pago }: Omit<PagoAMano, 'numero_boleta'>,
): Promise<{ cobranza_id: number; nueva: boolean }> =>
  enTransaccion(db, async (trx) => {
    const { medio, importe } = pago;
    await lockComprobante(trx, medio, comprobante);
    const externo = await findNombreVigente(trx, medio, comprobante);
    const anterior = await findCobroPorNumero(trx, medio, externo);
    const esEse =
      anterior?.sin_identificar && anterior.banco === pago.banco && new Decimal(anterior.importe).eq(importe);
    if (anterior && esEse) return { cobranza_id: anterior.id, nueva: false };
    if (await findOperacion(trx, medio, externo)) throw errorHttp(409, 'comprobante_ya_usado');
    exigirSinAnotar(anterior);
    const { id } = await anotarSinCupon(trx, { ...pago, externo, numero_boleta: '', registrado_en: ahora });
    const hecho: HechoAuditado = { accion: 'acreditar', hasta: { medio, comprobante: externo, importe } };
    await anotarEnAuditoria(trx, autor, ahora, { entidad: 'cobranza', id }, hecho);
    return { cobranza_id: id, nueva: true };
  });

type Resolucion = Pick<DelColegio, 'autor' | 'ahora'> & { motivo: string };

/** What was asked to be given back is confirmed, or taken back first. Its row is held by now. Throws 409. */
export const exigirQueNoSeDevuelva = async (trx: Db, cobranzaId: number): Promise<void> => {
  if (await findPedidaDeCobro(trx, cobranzaId)) throw errorHttp(409, 'cobranza_por_devolver');
};

/** What a payment did, to be compared with what whoever decided had seen. */
export const vistoDePago = ({ aplicado, a_credito, a_revision }: HechoDePago): string =>
  [aplicado, a_credito, a_revision].join(' ');

/** Somebody wrote a number that no coupon has. */
const errorDeCuponDesconocido = (numero_boleta: number): ErrorHttp =>
  invalido([{ codigo: 'caja_cupon_desconocido', campo: 'numero_boleta', datos: { numero: numero_boleta } }]);

/** Credits nobody's collection to a coupon. Throws 404, 422 for a coupon that there is not, and 409 when its number is another payment's or it does not do what was seen. */
export const identificarCobro = (
  db: Db,
  cobranzaId: number,
  { autor, numero_boleta, motivo, ahora, visto = null }: Resolucion & { numero_boleta: number; visto?: string | null },
): Promise<HechoDePago> =>
  enTransaccion(db, async (trx) => {
    const leido = await findSinIdentificar(trx, cobranzaId);
    if (!leido) throw errorNoEncontrado();
    // Anybody else who decides about it waits, and finds it decided.
    await lockComprobante(trx, leido.medio, leido.externo);
    const cobro = await findSinIdentificar(trx, cobranzaId);
    if (!cobro) throw errorNoEncontrado();
    const orden = await findCuponPorNumero(trx, numero_boleta);
    if (!orden) throw errorDeCuponDesconocido(numero_boleta);
    await exigirQueSeaOtro(trx, autor, orden.persona_id);
    exigirPagoDesdeSuCupon(orden, cobro);
    const { medio, banco, externo, importe, fecha_pago } = cobro;
    const cuenta = { medio, banco };
    const pago = { orden_id: orden.id, intencion: null, ...cuenta, externo, importe, fecha_pago, ahora };
    const { operacion_id, orden_id, nueva } = await acreditarPago(trx, pago);
    if (orden_id !== orden.id || !(nueva || (await esEsePago(trx, operacion_id, importe))))
      throw errorHttp(409, 'comprobante_ya_usado');
    if (!(await sacarDeLaLista(trx, cobranzaId, { operacion_id }, ahora))) throw errorNoEncontrado();
    await exigirQueNoSeDevuelva(trx, cobranzaId);
    const hecho = await findHecho(trx, operacion_id);
    if (visto !== null && visto !== vistoDePago(hecho)) throw errorHttp(409, 'revision_cambio');
    await anotarEnOrden(trx, autor, ahora, orden.id, {
      accion: 'identificar',
      hasta: { cobranza_id: cobranzaId, operacion_id },
      motivo,
    });
    return hecho;
  });

/** A payment that came in by itself under the same number may be other money. */
const esEsePago = async (db: Db, operacionId: number, importe: Importe): Promise<boolean> => {
  const { aplicado, a_credito, a_revision } = await findHecho(db, operacionId);
  return new Decimal(aplicado).plus(a_credito).plus(a_revision).eq(importe);
};

/** It is of a person, and of no coupon of theirs: it stays in their favour. Throws 404. */
export const dejarAFavorDe = (
  db: Db,
  cobranzaId: number,
  { cuit, autor, motivo, ahora }: Omit<PedidoDePersona, 'hoy'> & { motivo: string },
): Promise<Importe> =>
  conPersona(db, { cuit, autor }, async (trx, { id: persona_id }) => {
    const cobro = await findSinIdentificar(trx, cobranzaId);
    if (!cobro || new Decimal(cobro.importe).lte(0)) throw errorNoEncontrado();
    const { importe } = cobro;
    const descripcion = `Saldo a favor: cobro ${await findNumeroDicho(trx, cobro)} sin cupón`;
    const credito = { persona_id, origen: 'pago' as const, descripcion, importe, creado_en: ahora };
    const credito_id = await insertCredito(trx, credito);
    const destino = { credito_id, motivo, quien: autor.username };
    if (!(await sacarDeLaLista(trx, cobranzaId, destino, ahora))) throw errorNoEncontrado();
    await exigirQueNoSeDevuelva(trx, cobranzaId);
    await asentarSaldoDeCobro(trx, cobro, persona_id, ahora);
    const hecho: HechoAuditado = {
      accion: 'identificar',
      hasta: { cobranza_id: cobranzaId, credito_id, importe },
      motivo,
    };
    await anotarEnAuditoria(trx, autor, ahora, { entidad: 'persona', id: persona_id }, hecho);
    return importe;
  });

type Transferida = { comprobante?: string | null; banco?: string | null };

/**
 * The money went back to its sender: cash in cash, the rest out of the bank of its transfer, wherever it had come in. Throws 404, 409 with
 * a transfer already recorded, 422 without one.
 */
export const devolverCobro = (
  db: Db,
  cobranzaId: number,
  { autor, motivo, ahora, comprobante = null, banco = null }: Resolucion & Transferida,
): Promise<Importe> =>
  enTransaccion(db, async (trx) => {
    if (comprobante !== null) await exigirTransferenciaSinAnotar(trx, comprobante);
    const transferencia = { comprobante_devolucion: comprobante, banco_devolucion: banco };
    const destino = { devuelto_en: ahora, ...transferencia, motivo, quien: autor.username };
    const cobro = await sacarDeLaLista(trx, cobranzaId, destino, ahora);
    if (!cobro) throw errorNoEncontrado();
    await exigirQueNoSeDevuelva(trx, cobranzaId);
    const { importe, medio } = cobro;
    if (comprobante !== null && medio === 'caja') throw errorHttp(409, 'devolucion_de_caja');
    if (medio !== 'caja' && (comprobante === null || banco === null) && new Decimal(importe).gt(0))
      throw invalido([
        { codigo: 'devolucion_sin_transferencia', campo: comprobante === null ? 'comprobante' : 'banco' },
      ]);
    const hecho: HechoAuditado = { accion: 'devolver', hasta: { importe, comprobante, banco }, motivo };
    await anotarEnAuditoria(trx, autor, ahora, { entidad: 'cobranza', id: cobranzaId }, hecho);
    return cobro.importe;
  });
