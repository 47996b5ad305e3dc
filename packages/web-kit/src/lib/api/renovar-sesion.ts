import { direccionDeRuta } from '@colega/contract/route';
import { rutasDeSesion } from '@colega/contract/sesion';
import { avisarRenovacion } from '../sesion/canal.ts';
import { guardarTokens, leerSesion, vencerSesion } from '../sesion/sesion.ts';

const CERROJO = 'colega:renovar-sesion';
let enCurso: Promise<boolean> | null = null;

/**
 * Changes the tokens once, however many calls or tabs ask at the same time (SES-026..028). `tokenVencido` is the one that
 * was refused: when the session already holds another, somebody renewed it meanwhile and there is nothing to do.
 */
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

/** Any failure is the end of the session (OPN-005). */
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
