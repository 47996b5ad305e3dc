import { createContext, useContext } from 'react';

export type PropsDeCampo = {
  id: string;
  error: string | undefined;
  description?: string;
  /** The one that the wizard was opened for. */
  autoFocus?: true;
  onBlur: () => void;
};

type Campos = {
  /** What an input needs of the wizard: its id is its path, so that the summary can lead to it. */
  campo: (ruta: string, valor: unknown) => PropsDeCampo;
  /** The text to show at a path that has no input of its own. */
  errorEn: (ruta: string) => string | undefined;
};

const Contexto = createContext<Campos | null>(null);
export const ProveedorDeCampos = Contexto.Provider;

export const useCampos = (): Campos => {
  const campos = useContext(Contexto);
  if (!campos) throw new Error('A step is drawn inside a wizard');
  return campos;
};
