import { esperarSesionDe } from '@colega/web-kit/lib/sesion/canal.ts';
import { leerSesion, type Sesion, suscribirSesion } from '@colega/web-kit/lib/sesion/sesion.ts';
import { useSyncExternalStore } from 'react';

/** Whose the screen is, while it waits for them to sign in again. */
export type QuienVuelve = Pick<Sesion, 'user_id' | 'user'>;

let bloqueo: QuienVuelve | null = null;
let hayPantalla = false;
const interesados = new Set<() => void>();

const cambiar = (nuevo: QuienVuelve | null): void => {
  bloqueo = nuevo;
  esperarSesionDe(nuevo?.user_id ?? null);
  for (const escucha of interesados) escucha();
};

export const leerBloqueo = (): QuienVuelve | null => bloqueo;

/** Whether there is something to keep: where nothing was drawn yet, one goes to the sign-in. */
export const bloquear = ({ user_id, user }: QuienVuelve): boolean => {
  if (hayPantalla) cambiar({ user_id, user });
  return hayPantalla;
};

export const anunciarPantalla = (): (() => void) => {
  hayPantalla = true;
  return () => {
    hayPantalla = false;
    cambiar(null);
  };
};

/** Opens the screen again to whom it is kept for, whichever the tab where they signed in. */
export const seguirRegreso = (): (() => void) =>
  suscribirSesion(() => {
    if (bloqueo && leerSesion()?.user_id === bloqueo.user_id) cambiar(null);
  });

const suscribir = (escucha: () => void): (() => void) => {
  interesados.add(escucha);
  return () => interesados.delete(escucha);
};

export const useBloqueo = (): QuienVuelve | null => useSyncExternalStore(suscribir, leerBloqueo);
