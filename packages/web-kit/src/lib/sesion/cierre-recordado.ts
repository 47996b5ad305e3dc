import { leerClaims } from './claims.ts';
import { leerSesion, type Sesion, terminarSesion } from './sesion.ts';

const clave = (user_id: number): string => `cierre:${user_id}`;
/** The server's clock sets it later at each renewal, so it tells the newer of two tokens. */
const vence = (token: string): number => leerClaims(token)?.exp ?? 0;

/** A tab at a payment page, or asleep in the history, did not hear the end. */
export const recordarCierre = ({ user_id, token }: Sesion): void =>
  localStorage.setItem(clave(user_id), String(vence(token)));

export const olvidarCierre = (user_id: number): void => localStorage.removeItem(clave(user_id));

/** Another tab may have closed this session meanwhile. */
export const seguirCierreRecordado = (): void => {
  const sesion = leerSesion();
  if (!sesion) return;
  const cierre = Number(localStorage.getItem(clave(sesion.user_id)) ?? 0);
  if (vence(sesion.token) <= cierre) terminarSesion('otra_pestania');
};
