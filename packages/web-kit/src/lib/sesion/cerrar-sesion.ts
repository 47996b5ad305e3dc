import { rutasDeSesion } from '@colega/contract/sesion';
import { llamar } from '../api/llamar.ts';
import { avisarCierre } from './canal.ts';
import { recordarCierre } from './cierre-recordado.ts';
import { leerSesion, terminarSesion } from './sesion.ts';

/** OPN-008: the server is told without being waited for, and the other tabs of this user follow. */
export const cerrarSesion = (): void => {
  const sesion = leerSesion();
  if (!sesion) return;
  llamar(rutasDeSesion.revocarToken, { body: { refresh_token: sesion.refresh_token } }).catch(() => undefined);
  recordarCierre(sesion);
  terminarSesion('cierre');
  expirarCookies();
  avisarCierre(sesion.user_id);
};

/** SES-021, OPN-007: the portal sets no cookie, but any of its domain is expired. */
const expirarCookies = (): void => {
  for (const par of document.cookie.split(';')) {
    const nombre = par.split('=')[0]?.trim();
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is not there on every browser
    if (nombre) document.cookie = `${nombre}=; Max-Age=0; path=/`;
  }
};
