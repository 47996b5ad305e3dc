import { campoDeLegajo, pasoDeCampo } from '@colega/domain/legajos';
import { basesDeLoGuardado } from './bases-de-lo-guardado.ts';
import { notasDeObservaciones } from './campos-observados.ts';
import { ConflictoDeVersion } from './conflicto-de-version.tsx';
import { LoObservado } from './lo-observado.tsx';

/** What only the wizard of a stored file needs: whoever loads a new one does not bring it. */
export const DE_LO_GUARDADO = {
  ConflictoDeVersion,
  LoObservado,
  basesDeLoGuardado,
  notasDeObservaciones,
  /** Where an observed datum is written; undefined where it is in no step. */
  destinoDe: (campo: string | null, tipo: 'automatico' | 'manual') => {
    const paso = pasoDeCampo(campo, tipo);
    return paso === undefined ? undefined : { paso, ruta: campoDeLegajo(campo)?.ruta };
  },
} as const;
export type DeLoGuardado = typeof DE_LO_GUARDADO;
