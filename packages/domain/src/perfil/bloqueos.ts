import type { Fecha } from '../fechas/index.ts';

export type RangoDeBloqueo = { estado: 'inicio' | 'fin'; fecha: Fecha };

/** OPN-023: it runs from the day of its first entry to that of its last closing one, if any. */
export const periodoDeBloqueo = (rangos: readonly RangoDeBloqueo[]): { desde: Fecha | null; hasta: Fecha | null } => {
  const enOrden = rangos.toSorted((a, b) => a.fecha.localeCompare(b.fecha));
  return {
    desde: enOrden[0]?.fecha ?? null,
    hasta: enOrden.findLast(({ estado }) => estado === 'fin')?.fecha ?? null,
  };
};
