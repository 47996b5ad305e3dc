import { useSyncExternalStore } from 'react';
import { leerSesion, type Sesion, suscribirSesion } from './sesion.ts';

export const useSesion = (): Sesion | null => useSyncExternalStore(suscribirSesion, leerSesion);
