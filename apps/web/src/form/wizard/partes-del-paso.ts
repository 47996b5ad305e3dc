import { createContext, useContext, useLayoutEffect } from 'react';

/** A repeated part of a step: whose its fields are, and how to get to them. */
export type Parte = {
  nombre: string;
  /** The name of a field of it that is not on the screen, by its path within the part. */
  etiquetaDe?: (resto: string) => string | undefined;
  /** Puts its fields on the screen. */
  abrir?: () => void;
};
export type Partes = Map<string, Parte>;

const Contexto = createContext<Partes | null>(null);
export const ProveedorDePartes = Contexto.Provider;

/** Says what the part at a path is called, for who lists its errors elsewhere. Null while the path names one thing only. */
export const useParte = (ruta: string, parte: Parte | null): void => {
  const partes = useContext(Contexto);
  useLayoutEffect(() => {
    if (!partes || !parte) return;
    partes.set(ruta, parte);
    return () => {
      if (partes.get(ruta) === parte) partes.delete(ruta);
    };
  });
};

/** The parts that hold a field, from the outermost in, each with the field's path within it. */
export const partesDe = (partes: Partes, campo: string): (Parte & { resto: string })[] =>
  [...partes]
    .filter(([ruta]) => campo === ruta || campo.startsWith(`${ruta}.`))
    .sort(([uno], [otro]) => uno.length - otro.length)
    .map(([ruta, parte]) => ({ ...parte, resto: campo.slice(ruta.length + 1) }));
