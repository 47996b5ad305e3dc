import type { Respuesta } from '@colega/contract/route';
import type { LlaveNueva, RespuestaDeLlave, rutasDeSegundoFactor, SegundoPaso } from '@colega/contract/sesion';

type Opciones = NonNullable<SegundoPaso['llave']>;
type OpcionesNuevas = Respuesta<typeof rutasDeSegundoFactor.empezarLlave>['llave'];
type TransportesPosibles = LlaveNueva['llave']['response']['transports'];

const webauthn = () => import('@simplewebauthn/browser');

/** The browser may ask only for passkeys of the page's domain. */
export const puedeHaberLlaves = (rpId: string | null): boolean => {
  const { hostname } = location;
  const esDeAca = rpId !== null && (hostname === rpId || hostname.endsWith(`.${rpId}`));
  return esDeAca && typeof PublicKeyCredential === 'function';
};

export const firmarConLlave = async (opciones: Opciones): Promise<RespuestaDeLlave> => {
  const { startAuthentication } = await webauthn();
  const allowCredentials = opciones.allowCredentials.map(({ id, type, transports = [] }) => ({
    ...{ id, type },
    transports: transports as TransportesPosibles,
  }));
  const { id, response } = await startAuthentication({ optionsJSON: { ...opciones, allowCredentials } });
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, response: { clientDataJSON, authenticatorData, signature } };
};

/** It throws when the person cancels, or that device has one of theirs already. */
export const crearLlave = async (opciones: OpcionesNuevas): Promise<LlaveNueva['llave']> => {
  const { startRegistration } = await webauthn();
  const { id, response } = await startRegistration({ optionsJSON: opciones });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, response: { clientDataJSON, attestationObject, transports: transports as TransportesPosibles } };
};

export const esLlaveRepetida = (causa: unknown): boolean =>
  causa instanceof Error && causa.name === 'InvalidStateError';
