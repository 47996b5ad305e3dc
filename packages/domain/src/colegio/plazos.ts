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
