import type { Respuesta } from '@colega/contract/route';
import type { LlaveNueva, RespuestaDeLlave, rutasDeSegundoFactor, SegundoPaso } from '@colega/contract/sesion';

type Opciones = NonNullable<SegundoPaso['llave']>;
type OpcionesNuevas = Respuesta<typeof rutasDeSegundoFactor.empezarLlave>['llave'];
type TransportesPosibles = LlaveNueva['llave']['response']['transports'];

// Whoever has no passkey does not fetch what asks for one.
const webauthn = () => import('@simplewebauthn/browser');

/** Whether this browser may ask for a passkey of that domain from this page. */
export const puedeHaberLlaves = (rpId: string | null): boolean => {
  const { hostname } = location;
  const esDeAca = rpId !== null && (hostname === rpId || hostname.endsWith(`.${rpId}`));
  return esDeAca && typeof PublicKeyCredential === 'function';
};

/** What a passkey of the person signs; the browser asks which. Throws when it is cancelled. */
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

/** A passkey that the browser makes. Throws when it is cancelled, or there is one of theirs already in that device. */
export const crearLlave = async (opciones: OpcionesNuevas): Promise<LlaveNueva['llave']> => {
  const { startRegistration } = await webauthn();
  const { id, response } = await startRegistration({ optionsJSON: opciones });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, response: { clientDataJSON, attestationObject, transports: transports as TransportesPosibles } };
};

/** Whether the device said that it already has one. */
export const esLlaveRepetida = (causa: unknown): boolean =>
  causa instanceof Error && causa.name === 'InvalidStateError';
