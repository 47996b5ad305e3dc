import type { RevisionDelLegajo } from '@colega/contract/legajos';
import { formatFecha } from '@colega/domain/fechas';

/** Only of a file with several contracts it must be said which; without one, it is the original. */
export const nombrarContrato = (
  { detalles }: Pick<RevisionDelLegajo, 'detalles'>,
  detalle_id: number | null,
): string => {
  const detalle = detalles.find(({ id, tipo_contrato }) =>
    detalle_id === null ? tipo_contrato === 'original' : id === detalle_id,
  );
  if (!detalle || detalles.length < 2) return '';
  return detalle.tipo_contrato === 'original' ? ' (original)' : ` (ampliación del ${formatFecha(detalle.fecha)})`;
};
