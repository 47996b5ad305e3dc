import type { Detalle } from '@colega/contract/legajos';

/** People read these words instead of a code in capitals. */
export const TIPO_DE_CONTRATO: Readonly<Record<Detalle['tipo_contrato'], string>> = {
  original: 'ORIGINAL',
  ampliacion: 'AMPLIACIÓN',
};
