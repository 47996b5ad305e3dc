import { confirmados, detalleVigente, type SituacionDelLegajo } from './situacion.ts';

/** Annulling the stamp of a contract: without any other, a stamped file is confirmed again (S-385). */
export const accionDeAnularTimbrado = (
  s: SituacionDelLegajo,
  detalle_id = detalleVigente(s)?.id,
): 'anular_timbrado' | 'anular_ultimo_timbrado' => {
  const quedan = confirmados(s).some(({ id, timbrado }) => id !== detalle_id && timbrado !== null);
  return s.estado === 'timbrado' && !quedan ? 'anular_ultimo_timbrado' : 'anular_timbrado';
};
