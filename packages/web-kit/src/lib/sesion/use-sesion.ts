import { createContext, useContext, useSyncExternalStore } from 'react';
import { leerSesion, type Sesion, suscribirSesion } from './sesion.ts';

export const SesionDeMuestraContext = createContext<Sesion | null>(null);

export const useSesion = (): Sesion | null => {
  const propia = useSyncExternalStore(suscribirSesion, leerSesion);
  return useContext(SesionDeMuestraContext) ?? propia;
};
