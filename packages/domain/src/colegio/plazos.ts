import type { Fecha } from '../fechas/fecha.ts';
import { COLAS } from '../legajos/bandeja/colas.ts';

/** What the college does within days of its own, what a technician does, and how long a debt leaves somebody up to date. */
export const CLAVES_DE_PLAZO = [...COLAS, 'responder_observacion', 'al_dia'] as const;
export type ClaveDePlazo = (typeof CLAVES_DE_PLAZO)[number];

/** In force from its day until another one begins. */
export type PlazoFechado = { plazo: ClaveDePlazo; vigente_desde: Fecha; dias: number };

/** Of two that begin on one day, the one written last. Null when none had begun. */
export const plazoVigente = (plazos: readonly PlazoFechado[], plazo: ClaveDePlazo, dia: Fecha): PlazoFechado | null =>
  plazos
    .filter((uno) => uno.plazo === plazo && uno.vigente_desde <= dia)
    .reduce<PlazoFechado | null>(
      (mejor, uno) => (mejor && mejor.vigente_desde > uno.vigente_desde ? mejor : uno),
      null,
    );

/** The days after one on which a term passes to be another, with what it is then. */
export const cambiosDePlazo = (plazos: readonly PlazoFechado[], plazo: ClaveDePlazo, desde: Fecha): PlazoFechado[] => {
  const suyos = plazos.filter((uno) => uno.plazo === plazo);
  const dias = [...new Set(suyos.map(({ vigente_desde }) => vigente_desde))].filter((dia) => dia > desde).sort();
  const vigentes = [desde, ...dias].map((dia) => plazoVigente(suyos, plazo, dia));
  return vigentes.slice(1).flatMap((uno, i) => (uno && uno.dias !== vigentes[i]?.dias ? [uno] : []));
};
