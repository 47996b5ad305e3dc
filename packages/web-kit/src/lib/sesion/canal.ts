import { z } from 'zod';
import { seguirCierreRecordado } from './cierre-recordado.ts';
import { olvidarLoEscrito } from './entregar-lo-escrito.ts';
import { guardarTokens, leerSesion, type Sesion, terminarSesion, tokenVigente } from './sesion.ts';

const zAviso = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('pedido') }),
  z.object({ tipo: z.literal('entrega'), user_id: z.number(), token: z.string(), refresh_token: z.string() }),
  z.object({ tipo: z.literal('renovacion'), user_id: z.number(), token: z.string(), refresh_token: z.string() }),
  z.object({ tipo: z.literal('cierre'), user_id: z.number() }),
]);
type Aviso = z.output<typeof zAviso>;

const NOMBRE = 'colega:sesion';
const ESPERA_DE_ENTREGA_MS = 300;
let canal: BroadcastChannel | null = null;
let esperando = 0;
let esperada: number | null = null;

/** A screen that is kept for somebody takes the session that they open in another tab, and nobody else's. */
export const esperarSesionDe = (user_id: number | null): void => {
  esperada = user_id;
};

/** It hands the session over, takes renewed tokens and follows a logout. */
export const abrirCanal = (): (() => void) => {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const propio = new BroadcastChannel(NOMBRE);
  canal = propio;
  propio.onmessage = ({ data }) => {
    const aviso = zAviso.safeParse(data).data;
    if (aviso) atender(aviso);
  };
  // A page brought back from the history heard nothing meanwhile.
  addEventListener('pageshow', seguirCierreRecordado);
  return () => {
    removeEventListener('pageshow', seguirCierreRecordado);
    propio.close();
    if (canal === propio) canal = null;
  };
};

/** A new tab has no session of its own: the first tab that answers gives it. */
export const pedirSesionAOtraPestania = async (): Promise<boolean> => {
  if (!canal || leerSesion()) return leerSesion() !== null;
  esperando += 1;
  canal.postMessage({ tipo: 'pedido' } satisfies Aviso);
  const limite = Date.now() + ESPERA_DE_ENTREGA_MS;
  while (!leerSesion() && Date.now() < limite) await new Promise((listo) => setTimeout(listo, 20));
  esperando -= 1;
  return leerSesion() !== null;
};

export const avisarRenovacion = (): void => {
  const sesion = leerSesion();
  if (sesion) canal?.postMessage({ tipo: 'renovacion', ...entrega(sesion) } satisfies Aviso);
};

export const avisarCierre = (user_id: number): void => canal?.postMessage({ tipo: 'cierre', user_id } satisfies Aviso);

const entrega = ({ user_id, token, refresh_token }: Sesion) => ({ user_id, token, refresh_token });

const atender = (aviso: Aviso): void => {
  const sesion = leerSesion();
  if (aviso.tipo === 'pedido') {
    if (sesion && tokenVigente()) canal?.postMessage({ tipo: 'entrega', ...entrega(sesion) } satisfies Aviso);
  } else if (aviso.tipo === 'entrega') {
    if (!sesion && esperando > 0) guardarTokens(aviso); // an answer to another tab, or a late one, is not for this one
  } else if ((sesion?.user_id ?? esperada) === aviso.user_id) {
    if (aviso.tipo === 'renovacion') guardarTokens(aviso);
    else terminarSesion('otra_pestania');
  }
  // what they typed in a tab without a session is not for who comes after
  if (aviso.tipo === 'cierre' && !leerSesion()) olvidarLoEscrito();
};
