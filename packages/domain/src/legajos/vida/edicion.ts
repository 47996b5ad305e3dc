import type { Fecha } from '../../fechas/fecha.ts';
import { ordenGenerada, tienePagos } from './cargos.ts';
import type { SituacionDeDetalle, SituacionDelLegajo } from './situacion.ts';
import { TRANSICIONES } from './transiciones.ts';

/** Amounts, tasks and dates change only while no order is live, nothing is paid and no charge came with it (docs/reference/rules.md#states). */
export type Edicion = 'todo' | 'sin_montos' | null;

export const edicionDelLegajo = (s: SituacionDelLegajo, hoy: Fecha): Edicion => {
  if (TRANSICIONES[s.estado].editar) return 'todo';
  if (!TRANSICIONES[s.estado].corregir || !s.observacion_abierta) return null;
  const conDinero = s.detalles.some(
    (d) =>
      tienePagos(d) ||
      d.cep_traido ||
      d.timbrado_traido ||
      ordenGenerada(d, 'cep', hoy) ||
      ordenGenerada(d, 'timbrados', hoy),
  );
  return conDinero ? 'sin_montos' : 'todo';
};

/** S-321: once confirmed, an expansion changes what an open observation of its file allows. */
export const edicionDeAmpliacion = (
  s: SituacionDelLegajo,
  { tipo_contrato, estado }: Pick<SituacionDeDetalle, 'tipo_contrato' | 'estado'>,
  hoy: Fecha,
): Edicion => {
  if (tipo_contrato !== 'ampliacion') return null;
  if (estado === 'borrador') return TRANSICIONES[s.estado].editar_ampliacion ? 'todo' : null;
  return estado === 'confirmado' ? edicionDelLegajo(s, hoy) : null;
};

export const puedeEditarse = (s: SituacionDelLegajo): boolean => edicionDelLegajo(s, '') !== null;
