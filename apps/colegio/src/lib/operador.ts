import type { OperadorPropio } from '@colega/contract/operadores';
import { createContext, useContext } from 'react';

export const OperadorContext = createContext<OperadorPropio | null>(null);

/** Whoever signed in: every screen is drawn once they are known. */
export const useOperador = (): OperadorPropio => {
  const operador = useContext(OperadorContext);
  if (!operador) throw new Error('A screen was drawn outside the area');
  return operador;
};
