import type { Detalle } from '@colega/contract/legajos';

export const TIPO_DE_CONTRATO: Readonly<Record<Detalle['tipo_contrato'], string>> = {
  original: 'ORIGINAL',
  ampliacion: 'AMPLIACIÓN',
};
