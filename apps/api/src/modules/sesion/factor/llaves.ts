import { isIP } from 'node:net';
import type { LlaveNueva, RespuestaDeLlave } from '@colega/contract/sesion';
import type { FilaDeLlave } from './factor.repository.ts';

// The library is large, and only users with a passkey need it.
const webauthn = () => import('@simplewebauthn/server');

const ESPERA_MS = 120_000;
/** EdDSA, ES256 and RS256 by their COSE numbers: today's passkeys sign with these. */
const ALGORITMOS = [-8, -7, -257];
/** The password was asked for before: a finger or a PIN is the passkey's own matter. */
const COMPROBACION = 'preferred';
const TRANSPORTES = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

/** The relying party of WebAuthn: a domain, and the addresses from which its passkeys may be asked for. */
export type ParteConfiable = { id: string; origenes: string[] };

/** The public address decides. A passkey belongs to a name: a numeric address has none, except this same machine, which has a name. */
export const parteConfiable = (direccionPublica: string): ParteConfiable | null => {
  const { hostname, origin, port, protocol } = new URL(direccionPublica);
  const esNumero = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  if (!esNumero) return { id: hostname, origenes: [origin] };
  const esEstaMaquina = hostname === '[::1]' || hostname.startsWith('127.');
  if (!esEstaMaquina) return null;
  return { id: 'localhost', origenes: [`${protocol}//localhost${port && `:${port}`}`] };
};

const enBytes = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'));

const conTransportes = ({ credencial: id, transportes }: FilaDeLlave) => ({
  id,
  type: 'public-key' as const,
  transports: transportes.filter((uno) => TRANSPORTES.includes(uno)),
});

export const opcionesDeLlave = ({ id }: ParteConfiable, reto: string, llaves: readonly FilaDeLlave[]) => ({
  challenge: reto,
  rpId: id,
  timeout: ESPERA_MS,
  userVerification: COMPROBACION as 'preferred',
  allowCredentials: llaves.map(conTransportes),
});

export const opcionesDeLlaveNueva = async (
  { id: rpID }: ParteConfiable,
  reto: string,
  {
    colegio,
    usuario,
    llaves,
  }: { colegio: string; usuario: { id: number; username: string }; llaves: readonly FilaDeLlave[] },
) => {
  const { generateRegistrationOptions } = await webauthn();
  const { challenge, rp, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: colegio,
    rpID,
    userName: usuario.username,
    userID: new Uint8Array(Buffer.from(`colega ${usuario.id}`)),
    challenge: enBytes(reto),
    supportedAlgorithmIDs: ALGORITMOS,
  });
  return {
    ...{ challenge, user, pubKeyCredParams, timeout: ESPERA_MS, attestation: 'none' as const },
    rp: { id: rpID, name: rp.name },
    excludeCredentials: llaves.map(({ credencial: id }) => ({ id, type: 'public-key' as const })),
    authenticatorSelection: { residentKey: 'preferred' as const, userVerification: COMPROBACION as 'preferred' },
  };
};

type Comprobada = { credencial: string; clave_publica: Buffer; contador: number; transportes: string[] };

export const leerLlaveNueva = async (
  { id: expectedRPID, origenes: expectedOrigin }: ParteConfiable,
  expectedChallenge: string,
  { id, response }: LlaveNueva['llave'],
): Promise<Comprobada | null> => {
  const { verifyRegistrationResponse } = await webauthn();
  const leida = { id, rawId: id, type: 'public-key' as const, response, clientExtensionResults: {} };
  const deDonde = { expectedChallenge, expectedOrigin, expectedRPID };
  const esperado = { ...deDonde, requireUserVerification: false, supportedAlgorithmIDs: ALGORITMOS };
  const { verified, registrationInfo } = await verifyRegistrationResponse({ response: leida, ...esperado }).catch(
    () => ({ verified: false as const, registrationInfo: undefined }),
  );
  if (!verified || !registrationInfo) return null;
  const { id: credencial, publicKey, counter } = registrationInfo.credential;
  const { transports: transportes } = response;
  return { credencial, clave_publica: Buffer.from(publicKey), contador: counter, transportes };
};

export const comprobarLlave = async (
  { id: expectedRPID, origenes: expectedOrigin }: ParteConfiable,
  expectedChallenge: string,
  { llave, firmado }: { llave: FilaDeLlave; firmado: RespuestaDeLlave },
): Promise<number | null> => {
  const { verifyAuthenticationResponse } = await webauthn();
  const { id, response } = firmado;
  const leida = { id, rawId: id, type: 'public-key' as const, response, clientExtensionResults: {} };
  const credential = { id: llave.credencial, publicKey: new Uint8Array(llave.clave_publica), counter: llave.contador };
  const esperado = { expectedChallenge, expectedOrigin, expectedRPID, requireUserVerification: false };
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: leida,
    credential,
    ...esperado,
  }).catch(() => ({ verified: false as const, authenticationInfo: undefined }));
  return verified && authenticationInfo ? authenticationInfo.newCounter : null;
};
