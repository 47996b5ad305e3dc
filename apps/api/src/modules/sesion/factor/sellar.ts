import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITMO = 'aes-256-gcm';
const VECTOR_BYTES = 12;
const SELLO_BYTES = 16;

/** The key is derived from the server's secret for this use alone (S-528). */
const llaveDe = (secreto: string): Buffer => Buffer.from(hkdfSync('sha256', secreto, '', 'segundo factor', 32));

/** The seal is bound to its user: copied to another's row it does not open. */
const deQuien = (usuarioId: number): Buffer => Buffer.from(`usuario ${usuarioId}`);

export const sellar = (secreto: string, usuarioId: number, claro: Uint8Array): Buffer => {
  const vector = randomBytes(VECTOR_BYTES);
  const cifra = createCipheriv(ALGORITMO, llaveDe(secreto), vector).setAAD(deQuien(usuarioId));
  return Buffer.concat([vector, cifra.update(claro), cifra.final(), cifra.getAuthTag()]);
};

/** Null when it was sealed with another secret, for somebody else, or was altered. */
export const abrir = (secreto: string, usuarioId: number, sellado: Buffer): Buffer | null => {
  const corte = sellado.length - SELLO_BYTES;
  if (corte < VECTOR_BYTES) return null;
  const vector = sellado.subarray(0, VECTOR_BYTES);
  const cifra = createDecipheriv(ALGORITMO, llaveDe(secreto), vector, { authTagLength: SELLO_BYTES });
  cifra.setAAD(deQuien(usuarioId)).setAuthTag(sellado.subarray(corte));
  try {
    return Buffer.concat([cifra.update(sellado.subarray(VECTOR_BYTES, corte)), cifra.final()]);
  } catch {
    return null;
  }
};
