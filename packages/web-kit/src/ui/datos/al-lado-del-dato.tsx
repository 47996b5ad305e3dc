import { type ComponentType, createContext, useContext } from 'react';

type PropsDeLoDeAlLado = { campo: string };

const Contexto = createContext<ComponentType<PropsDeLoDeAlLado> | null>(null);

/** What a screen puts beside each datum of a file; without it there is nothing. */
export const ProveedorDeAlLado = Contexto.Provider;

export const useHayAlLado = (): boolean => useContext(Contexto) !== null;

export const AlLadoDelDato = ({ campo }: { campo: string | undefined }) => {
  const AlLado = useContext(Contexto);
  return AlLado && campo !== undefined ? <AlLado campo={campo} /> : null;
};
