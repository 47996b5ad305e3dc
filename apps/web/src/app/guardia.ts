import { renovarSesion } from '@colega/web-kit/lib/api/renovar-sesion.ts';
import { ceder } from '@colega/web-kit/lib/navegacion/de-a-poco.ts';
import { pedirSesionAOtraPestania } from '@colega/web-kit/lib/sesion/canal.ts';
import { cerrarSesion } from '@colega/web-kit/lib/sesion/cerrar-sesion.ts';
import { seguirCierreRecordado } from '@colega/web-kit/lib/sesion/cierre-recordado.ts';
import { leerSesion, tokenVigente } from '@colega/web-kit/lib/sesion/sesion.ts';
import { redirect } from 'react-router';
import { DIRECCIONES, esDireccionInterna } from '../lib/navegacion/direcciones.ts';

/** SES-022, SES-054: under /app only a technician's token is valid, or one that can be renewed, with a user id. */
export const guardia = async ({ request }: { request: Request }) => {
  const { pathname, search } = new URL(request.url);
  await ceder();
  seguirCierreRecordado();
  await ceder();
  // Read while the other tabs are asked: a card is shown at once.
  const guardada = leerSesion() ? null : sinRedNiSesion();
  if (!leerSesion()) await pedirSesionAOtraPestania();
  const sesion = leerSesion();
  if (!sesion) throw redirect((await guardada) ?? direccionDeIngreso(pathname + search));
  if (!sesion.user.contextos.includes('autogestion')) {
    cerrarSesion();
    throw redirect(DIRECCIONES.ingreso); // OPN-012
  }
  if (!tokenVigente() && hayRed() && !(await renovarSesion(sesion.token))) {
    throw redirect(direccionDeIngreso(pathname + search, 'vencida'));
  }
  return null;
};

/** S-566: without it nobody is asked, and what is drawn is what the device kept. The server's word comes with the network. */
const hayRed = (): boolean => navigator.onLine;

/** S-842: where to sign in is not there, and the credential may be. */
const sinRedNiSesion = async (): Promise<string | null> => {
  if (hayRed()) return null;
  const copia = await import('../features/tablero/credencial/copia-guardada.ts')
    .then(({ leerCopia }) => leerCopia())
    .catch(() => null);
  if (!copia) return null;
  void import('../features/tablero/credencial/credencial-guardada.tsx').catch(() => undefined);
  return DIRECCIONES.credencialGuardada;
};

/** S-88. */
export const direccionDeIngreso = (volver: string, motivo?: 'vencida' | 'cerrada'): string => {
  const busqueda = new URLSearchParams();
  if (motivo) busqueda.set('motivo', motivo);
  if (volver !== DIRECCIONES.inicio && esDireccionInterna(volver)) busqueda.set('volver', volver);
  return busqueda.size > 0 ? `${DIRECCIONES.ingreso}?${busqueda}` : DIRECCIONES.ingreso;
};
