import { createContext, useContext } from 'react';

export type Navegacion = {
  inicio: string;
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
