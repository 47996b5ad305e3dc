import { direccionDeRuta } from '@colega/contract/route';
import { rutasDeSesion } from '@colega/contract/sesion';
import { avisarRenovacion } from '../sesion/canal.ts';
import { guardarTokens, leerSesion, vencerSesion } from '../sesion/sesion.ts';

const CERROJO = 'colega:renovar-sesion';
let enCurso: Promise<boolean> | null = null;

/** SES-026..028: tokens change once; without `tokenVencido` in the session, somebody renewed it meanwhile. */
export const renovarSesion = (tokenVencido: string | null): Promise<boolean> => {
  enCurso ??= conCerrojo(() => intentar(tokenVencido)).finally(() => {
    enCurso = null;
  });
  return enCurso;
};

const conCerrojo = <T>(tarea: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(CERROJO, tarea) : tarea();

const intentar = async (tokenVencido: string | null): Promise<boolean> => {
  const sesion = leerSesion();
  if (!sesion) return false;
  if (sesion.token !== tokenVencido) return true;
  const tokens = await pedirTokens(sesion.refresh_token);
  if (tokens && leerSesion()?.user_id === sesion.user_id && guardarTokens(tokens)) {
    avisarRenovacion();
    return true;
  }
  vencerSesion();
  return false;
};

/** OPN-005: any failure is the end of the session. */
const pedirTokens = async (refresh_token: string) => {
  try {
    const respuesta = await fetch(new URL(direccionDeRuta(rutasDeSesion.renovarToken.path), location.origin), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ refresh_token }),
    });
    return respuesta.ok ? rutasDeSesion.renovarToken.response.safeParse(await respuesta.json()).data : undefined;
  } catch {
    return undefined;
  }
};
