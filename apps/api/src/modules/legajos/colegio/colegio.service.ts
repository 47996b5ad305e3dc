import {
  campoDeLegajo,
  confirmados,
  detalleOriginal,
  NOMBRES_DE_CAMPOS,
  type SituacionDelLegajo,
} from '@colega/domain/legajos';
import type { Db } from '../../../db/conectar.ts';
import { errorNoEncontrado, invalido } from '../../../http/error-http.ts';
import { avisarDelLegajo } from '../cartas/avisar-del-legajo.ts';
import { aceptarLasRespondidas } from '../observaciones/observaciones.service.ts';
import { cambiarEstadoDeContrato } from '../vida/cambiar-estado.service.ts';
import { cambiarLegajo } from '../vida/cambiar-legajo.ts';
import { findSituacion } from '../vida/situacion.repository.ts';
import { insertCvd, insertObservacion, visarDetalles } from './colegio.repository.ts';
import type { ObservacionPedida, PedidoConCargos, PedidoDelColegio } from './pedido-del-colegio.ts';

const pedidoDe = <P extends PedidoDelColegio>(pedido: P) => ({ ...pedido, version: null });

/** Throws 404. */
export const situacionDelLegajo = async (db: Db, legajoId: number): Promise<SituacionDelLegajo> => {
  const situacion = await findSituacion(db, legajoId);
  if (!situacion) throw errorNoEncontrado();
  return situacion;
};

export const confirmarPorElColegio = async (db: Db, pedido: PedidoConCargos): Promise<void> => {
  const original = detalleOriginal(await situacionDelLegajo(db, pedido.legajo_id));
  if (!original) throw errorNoEncontrado();
  await cambiarEstadoDeContrato(db, { ...original, legajo_id: pedido.legajo_id }, 'confirmado', pedidoDe(pedido));
};

/** Annuls the file in any state but draft; live orders are closed, and paid ones go to review. */
export const anularPorElColegio = async (
  db: Db,
  { motivo, ...pedido }: PedidoConCargos & { motivo: string },
): Promise<void> => {
  const original = detalleOriginal(await situacionDelLegajo(db, pedido.legajo_id));
  if (!original) throw errorNoEncontrado();
  const cambio = { ...pedidoDe(pedido), motivo };
  await cambiarEstadoDeContrato(db, { ...original, legajo_id: pedido.legajo_id }, 'anulado', cambio);
};

/** A field that no file has could not be shown or corrected (S-177). Throws 422. */
const exigirCampo = (campo: string): void => {
  if (campoDeLegajo(campo)) return;
  const datos = { campo, campos: NOMBRES_DE_CAMPOS.join(', ') };
  throw invalido([{ codigo: 'campo_observado_inexistente', campo: 'campo', datos }]);
};

/** Asks the technician to correct a field or the file. Throws 422 with a field that no file has. */
export const observarLegajo = async (
  db: Db,
  { texto, campo, ...pedido }: PedidoDelColegio & ObservacionPedida,
): Promise<void> => {
  if (campo !== null) exigirCampo(campo);
  await cambiarLegajo(db, { ...pedidoDe(pedido), accion: 'observar', motivo: texto }, async (trx) => {
    const cosa_id = await insertObservacion(trx, { ...pedido, texto, campo });
    await avisarDelLegajo(trx, pedido, { evento: 'observado', cosa: 'observacion', cosa_id });
    return { resultado: undefined, hasta: { campo } };
  });
};

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
    const observaciones = await aceptarLasRespondidas(trx, pedido.legajo_id, pedido);
    await avisarDelLegajo(trx, pedido, { evento: 'visado', cosa: 'cvd', cosa_id: cvd.cvd_id });
    return { resultado: cvd, hasta: { visado: cvd.numero, observaciones } };
  });
  return resultado;
};
