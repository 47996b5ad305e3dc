import { createPublicKey, verify } from 'node:crypto';

const FORMA = /^vapid t=([\w-]+\.[\w-]+\.[\w-]+), ?k=([\w-]+)$/;
const DIA_SEGUNDOS = 24 * 3600;
const LARGO_DE_CLAVE = 65;

const clavePublica = (k: string) => {
  const punto = Buffer.from(k, 'base64url');
  if (punto.length !== LARGO_DE_CLAVE) throw new Error('la clave no es de P-256');
  const jwk = {
    ...{ kty: 'EC', crv: 'P-256' },
    x: punto.subarray(1, 33).toString('base64url'),
    y: punto.subarray(33).toString('base64url'),
  };
  return createPublicKey({ key: jwk, format: 'jwk' });
};

const leerJson = (parte: string): Record<string, unknown> => JSON.parse(Buffer.from(parte, 'base64url').toString());

/** The key that signed who sends it (RFC 8292). Throws what is wrong. */
export function firmanteDe(autorizacion: string, origen: string, ahora: Date): string {
  const [, t = '', k = ''] = FORMA.exec(autorizacion) ?? [];
  const [cabecera = '', cuerpo = '', firma = ''] = t.split('.');
  if (k === '') throw new Error('falta Authorization: vapid t=…, k=…');
  if (leerJson(cabecera).alg !== 'ES256') throw new Error('la firma no es ES256');
  const clave = { key: clavePublica(k), dsaEncoding: 'ieee-p1363' as const };
  if (!verify('sha256', Buffer.from(`${cabecera}.${cuerpo}`), clave, Buffer.from(firma, 'base64url')))
    throw new Error('la firma no es de esa clave');
  const { aud, exp, sub } = leerJson(cuerpo);
  const segundos = ahora.getTime() / 1000;
  if (aud !== origen) throw new Error(`aud tiene que ser ${origen}`);
  if (typeof exp !== 'number' || exp <= segundos || exp > segundos + DIA_SEGUNDOS)
    throw new Error('exp tiene que ser dentro de 24 horas');
  if (typeof sub !== 'string' || !/^(mailto:\S+@\S+|https:\/\/\S+)$/.test(sub))
    throw new Error('sub tiene que ser un contacto');
  return k;
}
