import { confirmados, detalleVigente, type SituacionDelLegajo } from './situacion.ts';

/** S-385: a stamped file without any other stamp is confirmed again. */
export const accionDeAnularTimbrado = (
  s: SituacionDelLegajo,
  detalle_id = detalleVigente(s)?.id,
): 'anular_timbrado' | 'anular_ultimo_timbrado' => {
  const quedan = confirmados(s).some(({ id, timbrado }) => id !== detalle_id && timbrado !== null);
  return s.estado === 'timbrado' && !quedan ? 'anular_ultimo_timbrado' : 'anular_timbrado';
};
