import {
  campoDeLegajo,
  confirmados,
  detalleOriginal,
  NOMBRES_DE_CAMPOS,
  nombreDeCampo,
  type SituacionDelLegajo,
} from '@colega/domain/legajos';
import type { Db } from '../../../db/conectar.ts';
import { errorNoEncontrado, invalido } from '../../../http/error-http.ts';
import { avisarDelLegajo } from '../cartas/avisar-del-legajo.ts';
import { aceptarLasRespondidas } from '../observaciones/observaciones.service.ts';
import { cambiarEstadoDeContrato } from '../vida/cambiar-estado.service.ts';
import { cambiarLegajo } from '../vida/cambiar-legajo.ts';
import { findSituacion } from '../vida/situacion.repository.ts';
import { insertCvd, insertObservaciones, visarDetalles } from './colegio.repository.ts';
import type { ConVersion, ObservacionPedida, PedidoConCargos, PedidoDelColegio } from './pedido-del-colegio.ts';

/** Throws 404. */
export const situacionDelLegajo = async (db: Db, legajoId: number): Promise<SituacionDelLegajo> => {
  const situacion = await findSituacion(db, legajoId);
  if (!situacion) throw errorNoEncontrado();
  return situacion;
};

export const confirmarPorElColegio = async (db: Db, pedido: PedidoConCargos): Promise<ConVersion> => {
  const original = detalleOriginal(await situacionDelLegajo(db, pedido.legajo_id));
  if (!original) throw errorNoEncontrado();
  return cambiarEstadoDeContrato(db, { ...original, legajo_id: pedido.legajo_id }, 'confirmado', pedido);
};

/** Annuls the file in any state but draft; live orders are closed, and paid ones go to review. */
export const anularPorElColegio = async (db: Db, pedido: PedidoConCargos & { motivo: string }): Promise<ConVersion> => {
  const original = detalleOriginal(await situacionDelLegajo(db, pedido.legajo_id));
  if (!original) throw errorNoEncontrado();
  return cambiarEstadoDeContrato(db, { ...original, legajo_id: pedido.legajo_id }, 'anulado', pedido);
};

/** A field that no file has could not be shown or corrected (S-177). Throws 422. */
const exigirCampos = (observaciones: readonly ObservacionPedida[]): void => {
  const problemas = observaciones.flatMap(({ campo }, i) => {
    if (campo === null || campoDeLegajo(campo)) return [];
    const datos = { campo, campos: NOMBRES_DE_CAMPOS.join(', ') };
    const donde = observaciones.length === 1 ? 'campo' : `observaciones.${i}.campo`;
    return [{ codigo: 'campo_observado_inexistente' as const, campo: donde, datos }];
  });
  if (problemas.length > 0) throw invalido(problemas);
};

const renglon = ({ campo, texto }: ObservacionPedida): string =>
  campo === null ? texto : `${nombreDeCampo(campo)}: ${texto}`;

/** One is told with its own words and datum; of several, each on a line. */
const contarlas = (observaciones: readonly ObservacionPedida[]): { motivo: string; campo: string | null } => {
  const [unica, ...otras] = observaciones;
  if (unica && otras.length === 0) return { motivo: unica.texto, campo: unica.campo };
  return { motivo: observaciones.map(renglon).join('\n'), campo: null };
};

/** Asks the technician to correct data or the file: all in one act, with one letter. Throws 422 with a field that no file has. */
export const observarLegajo = async (
  db: Db,
  { observaciones, ...pedido }: PedidoDelColegio & { observaciones: readonly ObservacionPedida[] },
): Promise<ConVersion> => {
  exigirCampos(observaciones);
  const { motivo, campo } = contarlas(observaciones);
  return cambiarLegajo(db, { ...pedido, accion: 'observar', motivo }, async (trx) => {
    const ids = await insertObservaciones(trx, { ...pedido, observaciones });
    await avisarDelLegajo(trx, pedido, {
      ...{
        evento: 'observado',
        cosa: 'observacion',
        cosa_id: ids.join(','),
        detalle: observaciones.map(renglon).join('\n'),
      },
    });
    return { resultado: undefined, hasta: { campo, observaciones: ids } };
  });
};

export const visarLegajo = async (
  db: Db,
  { codigo, ...pedido }: PedidoDelColegio & { codigo: string },
): Promise<ConVersion<{ cvd_id: number; numero: string; numero_control: string }>> => {
  const { resultado, version } = await cambiarLegajo(db, { ...pedido, accion: 'visar' }, async (trx, situacion) => {
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
  return { ...resultado, version };
};
