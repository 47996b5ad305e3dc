import { DEMORAS_DE_INFORMES } from './demoras.ts';
import type { FuentesDeInformes } from './fuente.ts';
import { LEGAJOS_DE_INFORMES } from './legajos.repository.ts';
import { OBSERVACIONES_DE_INFORMES } from './observaciones.repository.ts';
import { PERSONAS_DE_INFORMES } from './personas.ts';
import { RECAUDACION_DE_INFORMES } from './recaudacion.repository.ts';

export const FUENTES: FuentesDeInformes = {
  legajos: LEGAJOS_DE_INFORMES,
  demoras: DEMORAS_DE_INFORMES,
  observaciones: OBSERVACIONES_DE_INFORMES,
  recaudacion: RECAUDACION_DE_INFORMES,
  personas: PERSONAS_DE_INFORMES,
};
