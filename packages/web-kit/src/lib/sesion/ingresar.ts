import { type CodigoDeIngreso, textoDeIngreso } from '@colega/contract/mensajes';
import { rutasDeSesion, type SegundoPaso } from '@colega/contract/sesion';
import { actuaPorElColegio } from '@colega/domain/permisos';
import { ErrorDeApi, esDeCodigo } from '../api/error-de-api.ts';
import { llamar } from '../api/llamar.ts';
import { cerrarSesion } from './cerrar-sesion.ts';
import { olvidarCierre } from './cierre-recordado.ts';
import { leerClaims } from './claims.ts';
import { guardarTokens } from './sesion.ts';

export type Credenciales = { username: string; password: string };
export type FallaDeIngreso = string | null;

/** The server may say to come back later; waiting ends when the person leaves. */
export type Espera = { alEsperar(): void; signal: AbortSignal };

/** The one tried first; who is refused at it may be let in by the other. */
type Puerta = 'portal' | 'colegio';
const RUTAS = {
  portal: [rutasDeSesion.ingresar, rutasDeSesion.ingresarComoOperador],
  colegio: [rutasDeSesion.ingresarComoOperador, rutasDeSesion.ingresar],
} as const;

const esNoHabilitado = (error: unknown): boolean => esDeCodigo(error, 'usuario_no_habilitado');

/** SES-010..015. It may answer that a second factor is asked for. */
export const ingresar = async (
  credenciales: Credenciales,
  espera: Espera,
  puerta: Puerta = 'portal',
): Promise<FallaDeIngreso | SegundoPaso> => {
  const [primera, segunda] = RUTAS[puerta];
  const por = (ruta: typeof primera | typeof segunda) =>
    llamar(ruta, { body: credenciales }, { signal: espera.signal });
  const respuesta = await pedirTokens(
    () =>
      por(primera).catch((error: unknown) => {
        if (esNoHabilitado(error)) return por(segunda);
        throw error;
      }),
    espera,
  );
  if (typeof respuesta === 'string' || 'desafio' in respuesta) return respuesta;
  return entrar(respuesta);
};

export const entrar = async (tokens: { token: string; refresh_token: string }): Promise<FallaDeIngreso> => {
  const claims = leerClaims(tokens.token);
  if (!claims || !guardarTokens(tokens)) return falla('ingreso_sin_token');
  olvidarCierre(claims.user_id);
  if (!claims.contextos.includes('autogestion'))
    return actuaPorElColegio(claims.contextos) ? null : salir('usuario_no_habilitado');
  try {
    await llamar(rutasDeSesion.permisosDePersona, { body: { persona_id: claims.persona_id } });
    return null;
  } catch {
    return salir('error_de_comunicacion');
  }
};

const pedirTokens = async <T>(pedir: () => Promise<T>, espera: Espera): Promise<T | string> => {
  try {
    return await insistir(pedir, espera);
  } catch (error) {
    if (!(error instanceof ErrorDeApi) || error.tipo === 'red') return falla('error_de_comunicacion');
    if (error.tipo === 'forma') return falla('ingreso_sin_token');
    if (error.status !== 401 && error.problem) return error.problem.detail;
    return falla(error.status >= 500 ? 'error_de_comunicacion' : 'credenciales_incorrectas');
  }
};

const VECES = 30;

/** When many sign in at once the server says when to come back, and it is done for the person. */
const insistir = async <T>(pedir: () => Promise<T>, { alEsperar, signal }: Espera): Promise<T> => {
  for (let vez = 1; ; vez += 1) {
    try {
      return await pedir();
    } catch (error) {
      const ocupado = error instanceof ErrorDeApi && error.status === 503 && error.reintentarEn !== null;
      if (!ocupado || vez === VECES || signal.aborted) throw error;
      alEsperar();
      await pausa(error.reintentarEn, signal);
    }
  }
};

/** Pauses are up to half as long again, so that not all come back at once. */
const pausa = (segundos: number, signal: AbortSignal): Promise<void> =>
  new Promise((listo) => {
    const reloj = setTimeout(listo, segundos * 1000 * (1 + Math.random() / 2));
    signal.addEventListener('abort', () => {
      clearTimeout(reloj);
      listo();
    });
  });

const falla = (codigo: CodigoDeIngreso): string => textoDeIngreso(codigo);

const salir = (codigo: CodigoDeIngreso): string => {
  cerrarSesion();
  return falla(codigo);
};
