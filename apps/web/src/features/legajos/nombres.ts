import type { Detalle } from '@colega/contract/legajos';

/** What a badge says of a contract: the word that people read, not its code in capitals. */
export const TIPO_DE_CONTRATO: Readonly<Record<Detalle['tipo_contrato'], string>> = {
  original: 'ORIGINAL',
  ampliacion: 'AMPLIACIÓN',
};
