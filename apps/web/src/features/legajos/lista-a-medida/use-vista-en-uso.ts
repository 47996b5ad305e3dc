import type { VistaDeLegajos } from '@colega/contract/legajos';
import { useState } from 'react';
import { esLaMisma } from './armar-direccion.ts';

/** `actual` is what is seen; `cambiada`, the last one that was, while what is filtered is something else. Without a filter there is none. */
export const useVistaEnUso = (vistas: readonly VistaDeLegajos[], filtros: VistaDeLegajos['filtros']) => {
  const [ultima, setUltima] = useState<number | null>(null);
  const actual = vistas.find((vista) => esLaMisma(vista.filtros, filtros));
  const enUso = actual?.id ?? (Object.keys(filtros).length > 0 ? ultima : null);
  if (enUso !== ultima) setUltima(enUso);
  return { actual, cambiada: actual ? undefined : vistas.find(({ id }) => id === enUso) };
};
