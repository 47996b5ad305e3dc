import { type ComponentType, createContext, useContext } from 'react';

type PropsDeLoDeAlLado = { campo: string };

const Contexto = createContext<ComponentType<PropsDeLoDeAlLado> | null>(null);

/** What a screen puts beside each datum of a file; without it there is nothing. */
export const ProveedorDeAlLado = Contexto.Provider;

export const useHayAlLado = (): boolean => useContext(Contexto) !== null;

type Props = {
  campo: string | undefined;
  /** Where no word of the datum is near. */
  nombre?: string;
};

export const AlLadoDelDato = ({ campo, nombre }: Props) => {
  const AlLado = useContext(Contexto);
  if (!AlLado || campo === undefined) return null;
  return nombre === undefined ? (
    <AlLado campo={campo} />
  ) : (
    <div>
      {nombre} <AlLado campo={campo} />
    </div>
  );
};
