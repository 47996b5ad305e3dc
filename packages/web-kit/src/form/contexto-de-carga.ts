import { createContext, useContext } from 'react';

const Contexto = createContext<object | null>(null);
/** A form loads a draft with what its steps know of it, or the tables and calls that some fields need. */
export const ProveedorDeCarga = Contexto.Provider;

export const useCarga = <T extends object>(es: (carga: object) => carga is T): T => {
  const carga = useContext(Contexto);
  if (!carga || !es(carga)) throw new Error('A step or a field is drawn inside what it loads');
  return carga;
};
