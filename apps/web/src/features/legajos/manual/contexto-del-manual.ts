import type { BorradorManual, ContextoManual } from '@colega/domain/legajos';
import { createContext, useContext } from 'react';

type Manual = {
  borrador: BorradorManual;
  cambiar: (cambio: (borrador: BorradorManual) => BorradorManual) => void;
  contexto: ContextoManual;
};

const Contexto = createContext<Manual | null>(null);
export const ProveedorDelManual = Contexto.Provider;

/** What the steps of the manual wizards read and change, beyond what every wizard of a file has. */
export const useManual = (): Manual => {
  const manual = useContext(Contexto);
  if (!manual) throw new Error('A step lives inside the manual wizard');
  return manual;
};
