import type { Fecha } from '../fechas/fecha.ts';
import type { Importe } from '../importes/decimal.ts';
import type { Catalogo } from './catalogo.ts';
import { type CalculoPorReproducir, reproducir } from './reproducir.ts';
import { buscarResolucion } from './resolucion.ts';

export type LoQueViene = { resolucion: string; desde: Fecha; honorario: Importe };

/**
 * What the same tasks would cost from the tariff on that follows theirs, which is published and not in force yet. Null where there is none,
 * or they cost the same, or theirs has ended already: no new tariff changes the contract of an earlier one.
 */
export const calcularLoQueViene = (
  calculado: CalculoPorReproducir & { honorario: Importe },
  catalogo: Catalogo,
  hoy: Fecha,
): LoQueViene | null => {
  const siguiente = catalogo.resoluciones.find(({ vigente_desde }) => vigente_desde > calculado.fecha);
  return siguiente && siguiente.vigente_desde > hoy ? recalcularCon(calculado, catalogo, siguiente.id) : null;
};

/**
 * The same with that one. Null where it would not be of their contract: it follows another than theirs, and theirs is not dated in its days.
 */
export const recalcularCon = (
  calculado: CalculoPorReproducir & { honorario: Importe },
  catalogo: Catalogo,
  resolucion_id: number,
): LoQueViene | null => {
  const { resoluciones } = catalogo;
  const lugar = resoluciones.findIndex(({ id }) => id === resolucion_id);
  const resolucion = resoluciones[lugar];
  const sigueALaSuya = resoluciones[lugar - 1]?.id === calculado.resolucion_id;
  const esDeSusDias = buscarResolucion(resoluciones, calculado.fecha)?.id === resolucion_id;
  if (!resolucion || !(sigueALaSuya || esDeSusDias)) return null;
  const nuevo = reproducir({ ...calculado, resolucion_id }, catalogo);
  if (!nuevo.ok || nuevo.valor.honorario === calculado.honorario) return null;
  return { resolucion: resolucion.nombre, desde: resolucion.vigente_desde, honorario: nuevo.valor.honorario };
};
