import type { DetalleAEnviar, LegajoAEnviar } from '../borrador/armar-legajo.ts';
import type { OrigenDelBorrador } from '../borrador/borrador-de-legajo.ts';

export type EdicionAEnviar = {
  /** PUT /legajos/{id}: the create payload with its id and its contract's (AUT-105). */
  legajo: Omit<LegajoAEnviar, 'detalles'> & { id: number; detalles: [DetalleAEnviar & { id: number }] };
  /** PUT /legajo_detalles/{id}, which follows (API-018). */
  detalle: DetalleAEnviar & { id: number; legajo_id: number; tipo_contrato: 'original' };
};

export const armarEdicion = (
  { detalles: [detalle], ...legajo }: LegajoAEnviar,
  { legajo_id, detalle_id }: OrigenDelBorrador & { detalle_id: number },
): EdicionAEnviar => ({
  legajo: { ...legajo, id: legajo_id, detalles: [{ ...detalle, id: detalle_id }] },
  detalle: { ...detalle, id: detalle_id, legajo_id, tipo_contrato: 'original' },
});
