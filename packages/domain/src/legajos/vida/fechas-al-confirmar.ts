import type { Fecha } from '../../fechas/fecha.ts';
import type { CodigoDeVida } from './codigos.ts';
import { detalleOriginal, type SituacionDeDetalle, type SituacionDelLegajo } from './situacion.ts';

/** Days may have passed since the dates were loaded (docs/reference/rules.md#dates-already-valid). */
export const fechasAlConfirmar = (
  s: SituacionDelLegajo,
  { fecha, vencimiento, tipo_contrato }: SituacionDeDetalle,
  hoy: Fecha,
): CodigoDeVida | null => {
  if (vencimiento < hoy) return 'contrato_vencido';
  if (fecha > hoy) return 'contrato_a_futuro';
  const original = tipo_contrato === 'ampliacion' ? detalleOriginal(s) : undefined;
  return original && fecha < original.fecha ? 'ampliacion_antes_del_original' : null;
};
