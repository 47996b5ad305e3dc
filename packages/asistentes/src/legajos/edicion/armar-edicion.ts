import type { LegajoAEnviar } from '../armar-legajo.ts';
import type { OrigenDelBorrador } from '../borrador/borrador-de-legajo.ts';

/** PUT /legajos/{id} (AUT-105), and PUT /legajo_detalles/{id} that follows it (API-018). */
export const armarEdicion = (
  { detalles: [detalle], ...legajo }: LegajoAEnviar,
  { legajo_id, detalle_id }: OrigenDelBorrador & { detalle_id: number },
) => ({
  legajo: { ...legajo, id: legajo_id, detalles: [{ ...detalle, id: detalle_id }] },
  detalle: { ...detalle, id: detalle_id, legajo_id, tipo_contrato: 'original' as const },
});
