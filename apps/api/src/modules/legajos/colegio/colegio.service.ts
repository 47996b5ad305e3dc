import type { Fecha } from '@colega/domain/fechas';
import { confirmados, detalleOriginal, detalleVigente, type SituacionDelLegajo } from '@colega/domain/legajos';
import type { Db } from '../../../db/conectar.ts';
import { errorHttp, noEncontrado } from '../../../http/error-http.ts';
import { cambiarEstadoDeContrato } from '../vida/cambiar-estado.service.ts';
import { cambiarLegajo } from '../vida/cambiar-legajo.ts';
import { findSituacion } from '../vida/situacion.repository.ts';
import { findOrdenPaga, insertCvd, insertObservacion, insertTimbrado, visarDetalles } from './colegio.repository.ts';
import type { Observacion, PedidoConCargos, PedidoDelColegio } from './pedido-del-colegio.ts';

const pedidoDe = <P extends PedidoDelColegio>(pedido: P) => ({ ...pedido, version: null });

/** How a file stands. Throws 404. */
export const situacionDelLegajo = async (db: Db, legajoId: number): Promise<SituacionDelLegajo> => {
  const situacion = await findSituacion(db, legajoId);
  if (!situacion) throw noEncontrado();
  return situacion;
};

/** Confirms the original contract: what a special modality needs the district for. */
export const confirmarPorElColegio = async (db: Db, pedido: PedidoConCargos): Promise<void> => {
  const original = detalleOriginal(await situacionDelLegajo(db, pedido.legajo_id));
  if (!original) throw noEncontrado();
  await cambiarEstadoDeContrato(db, { ...original, legajo_id: pedido.legajo_id }, 'confirmado', pedidoDe(pedido));
};

/** Annuls the file in any state but draft; live orders are closed, paid ones go to review. */
export const anularPorElColegio = async (
  db: Db,
  { motivo, ...pedido }: PedidoConCargos & { motivo: string },
): Promise<void> => {
  const original = detalleOriginal(await situacionDelLegajo(db, pedido.legajo_id));
  if (!original) throw noEncontrado();
  const cambio = { ...pedidoDe(pedido), motivo };
  await cambiarEstadoDeContrato(db, { ...original, legajo_id: pedido.legajo_id }, 'anulado', cambio);
};

/** Asks the technician to correct something: a field, or the file. */
export const observarLegajo = async (
  db: Db,
  { texto, campo, ...pedido }: PedidoDelColegio & Observacion,
): Promise<void> => {
  await cambiarLegajo(db, { ...pedidoDe(pedido), accion: 'observar', motivo: texto }, async (trx) => {
    await insertObservacion(trx, { ...pedido, texto, campo });
    return { resultado: undefined, hasta: { campo } };
  });
};

const vigenteDe = (situacion: SituacionDelLegajo): number => {
  const vigente = detalleVigente(situacion);
  if (!vigente) throw noEncontrado();
  return vigente.id;
};

export type SelloExterno = { numero: string; fecha: Fecha; importe: string; lugar: string };

/**
 * Registers a stamp that was paid elsewhere (ARBA) on a contract; on the current one, if not told which. A coupon of it that
 * was paid as well goes to review: that money is somebody's (S-323).
 */
export const registrarTimbradoExterno = async (
  db: Db,
  { sello, ...pedido }: PedidoConCargos & { sello: SelloExterno; detalle_id?: number },
): Promise<void> => {
  await cambiarLegajo(db, { ...pedidoDe(pedido), accion: 'timbrado_externo' }, async (trx, situacion) => {
    const detalle_id = pedido.detalle_id ?? vigenteDe(situacion);
    await insertTimbrado(trx, {
      detalle_id,
      tipo: 'externo',
      prepago: false,
      numero_formateado: sello.numero,
      fecha: sello.fecha,
      importe: sello.importe,
      descripcion: sello.lugar,
      comprobante_id: null,
      orden_pago_id: null,
    });
    const { legajo_id, ajustarCargos, ahora, hoy } = pedido;
    await ajustarCargos(trx, { legajo_id, motivo: 'Timbrado en otro lugar', ahora, hoy });
    return { resultado: undefined, hasta: { detalle_id } };
  });
};

/** Stamps a contract whose coupon is paid, at a seat of the college; the current one, if not told which. */
export const sellarPrepago = async (
  db: Db,
  { lugar, ...pedido }: PedidoDelColegio & { lugar: string; detalle_id?: number },
): Promise<void> => {
  await cambiarLegajo(db, { ...pedidoDe(pedido), accion: 'sellar_prepago' }, async (trx, situacion) => {
    const detalle_id = pedido.detalle_id ?? vigenteDe(situacion);
    const orden = await findOrdenPaga(trx, detalle_id);
    if (!orden) throw errorHttp(409, 'timbrado_sin_pagar');
    await insertTimbrado(trx, {
      detalle_id,
      tipo: 'interno',
      prepago: true,
      numero_formateado: `T-${orden.numero_boleta}`,
      fecha: pedido.hoy,
      importe: orden.monto_total,
      descripcion: lugar,
      comprobante_id: orden.comprobante_id,
      orden_pago_id: orden.id,
    });
    return { resultado: undefined, hasta: { detalle_id } };
  });
};

/** Approves every confirmed contract not approved yet: a new CVD covers them. `codigo` is what its QR carries. */
export const visarLegajo = async (
  db: Db,
  { codigo, ...pedido }: PedidoDelColegio & { codigo: string },
): Promise<{ cvd_id: number; numero: string; numero_control: string }> => {
  const { resultado } = await cambiarLegajo(db, { ...pedidoDe(pedido), accion: 'visar' }, async (trx, situacion) => {
    const cvd = await insertCvd(trx, { ...pedido, codigo });
    const nuevos = confirmados(situacion).filter(({ visado }) => !visado);
    await visarDetalles(
      trx,
      cvd.cvd_id,
      nuevos.map(({ id }) => id),
    );
    return { resultado: cvd, hasta: { visado: cvd.numero } };
  });
  return resultado;
};
