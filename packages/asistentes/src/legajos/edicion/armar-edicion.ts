import type { DetalleAEnviar, LegajoAEnviar } from '../borrador/armar-legajo.ts';
import type { OrigenDelBorrador } from '../borrador/borrador-de-legajo.ts';

export type EdicionAEnviar = {
  /** AUT-105: PUT /legajos/{id}. */
  legajo: Omit<LegajoAEnviar, 'detalles'> & { id: number; detalles: [DetalleAEnviar & { id: number }] };
  /** API-018: PUT /legajo_detalles/{id} follows. */
  detalle: DetalleAEnviar & { id: number; legajo_id: number; tipo_contrato: 'original' };
};

export const armarEdicion = (
  { detalles: [detalle], ...legajo }: LegajoAEnviar,
  { legajo_id, detalle_id }: OrigenDelBorrador & { detalle_id: number },
): EdicionAEnviar => ({
  legajo: { ...legajo, id: legajo_id, detalles: [{ ...detalle, id: detalle_id }] },
  detalle: { ...detalle, id: detalle_id, legajo_id, tipo_contrato: 'original' },
});
