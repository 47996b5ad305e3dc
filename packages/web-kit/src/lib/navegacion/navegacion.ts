import { createContext, useContext } from 'react';

/** Features ask this about the screens without knowing their table. */
export type Navegacion = {
  /** A screen with nothing behind it goes back here. */
  inicio: string;
  /** What is not built is not offered. */
  existe: (path: string) => boolean;
  precargar: (path: string) => void;
};

export const NavegacionContext = createContext<Navegacion>({
  inicio: '/',
  existe: () => false,
  precargar: () => undefined,
});
export const useNavegacion = (): Navegacion => useContext(NavegacionContext);
export const useExisteRuta = (path: string): boolean => useNavegacion().existe(path);
