import { createContext, useContext, useSyncExternalStore } from 'react';
import { leerSesion, type Sesion, suscribirSesion } from './sesion.ts';

/** /catalogo draws its screens with this session instead of the tab's own. */
export const SesionDeMuestraContext = createContext<Sesion | null>(null);

export const useSesion = (): Sesion | null => {
  const propia = useSyncExternalStore(suscribirSesion, leerSesion);
  return useContext(SesionDeMuestraContext) ?? propia;
};
