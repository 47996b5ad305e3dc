import { createContext, useContext } from 'react';

/** What a feature may ask about the screens without knowing their table. */
export type Navegacion = {
  /** Where a screen with nothing behind it goes back to. */
  inicio: string;
  /** Whether a screen answers at this address: what is not built is not offered. */
  existe: (path: string) => boolean;
  /** Fetches the code of the screen at this address before it is asked for. */
  precargar: (path: string) => void;
};

export const NavegacionContext = createContext<Navegacion>({
  inicio: '/',
  existe: () => false,
  precargar: () => undefined,
});
export const useNavegacion = (): Navegacion => useContext(NavegacionContext);
export const useExisteRuta = (path: string): boolean => useNavegacion().existe(path);
