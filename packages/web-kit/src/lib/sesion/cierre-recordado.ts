import { leerClaims } from './claims.ts';
import { leerSesion, type Sesion, terminarSesion } from './sesion.ts';

const clave = (user_id: number): string => `cierre:${user_id}`;
/** By the server's clock, and later with each renewal: of two tokens of a user, it tells which is the newer. */
const vence = (token: string): number => leerClaims(token)?.exp ?? 0;

/** For the tabs that did not hear it: one that was at a payment page, or asleep in the history. */
export const recordarCierre = ({ user_id, token }: Sesion): void =>
  localStorage.setItem(clave(user_id), String(vence(token)));

/** Whoever signs in again begins another session. */
export const olvidarCierre = (user_id: number): void => localStorage.removeItem(clave(user_id));

/** Ends the session of this tab when it is one that another tab closed meanwhile. */
export const seguirCierreRecordado = (): void => {
  const sesion = leerSesion();
  if (!sesion) return;
  const cierre = Number(localStorage.getItem(clave(sesion.user_id)) ?? 0);
  if (vence(sesion.token) <= cierre) terminarSesion('otra_pestania');
};
