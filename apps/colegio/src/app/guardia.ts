import { actuaPorElColegio } from '@colega/domain/permisos';
import { renovarSesion } from '@colega/web-kit/lib/api/renovar-sesion.ts';
import { irAOtraAplicacion } from '@colega/web-kit/lib/navegacion/salir.ts';
import { pedirSesionAOtraPestania } from '@colega/web-kit/lib/sesion/canal.ts';
import { seguirCierreRecordado } from '@colega/web-kit/lib/sesion/cierre-recordado.ts';
import { leerSesion, tokenVigente } from '@colega/web-kit/lib/sesion/sesion.ts';
import { redirect } from 'react-router';
import { direccionDeIngreso } from '../lib/direcciones.ts';
import { leerBloqueo } from './ocio/bloqueo.ts';

/** Only an operator's session opens anything here: a technician's, or none, goes to the sign-in. */
export const guardia = async ({ request }: { request: Request }) => {
  const { pathname, search } = new URL(request.url);
  // The screen waits for whoever was in it; another tab may have somebody else.
  if (leerBloqueo()) return null;
  seguirCierreRecordado();
  if (!leerSesion()) await pedirSesionAOtraPestania();
  const sesion = leerSesion();
  const esOperador = sesion !== null && actuaPorElColegio(sesion.user.contextos);
  if (esOperador && (tokenVigente() || (await renovarSesion(sesion.token)))) return null;
  if (leerBloqueo()) return null;
  // The screen is not drawn while the page is left; whoever comes back to it is asked again.
  await irAOtraAplicacion(direccionDeIngreso(pathname + search, esOperador ? 'vencida' : undefined));
  throw redirect(pathname + search);
};
