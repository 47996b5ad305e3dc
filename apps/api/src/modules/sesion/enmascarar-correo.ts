import { createHmac } from 'node:crypto';

const TAPADO = '•••••';
/** Endings that say nothing about the address's owner; others are masked too. */
const FINALES = ['.com', '.com.ar'];
const FINAL_TAPADO = '.•••';

const conForma = (local: string, dominio: string, final: string): string =>
  `${local}${TAPADO}@${dominio}${TAPADO}${final}`;

/** `maria@example.com` → `m•••••@e•••••.com`: its owner recognises it, and others learn nothing. */
export const enmascarar = (email: string): string => {
  const [local = '', dominio = ''] = email.toLowerCase().split('@');
  const final = dominio.slice(dominio.indexOf('.'));
  return conForma(local.slice(0, 1), dominio.slice(0, 1), FINALES.includes(final) ? final : FINAL_TAPADO);
};

// S-154: the frequencies of real addresses, most of which begin like the user name and are of a large provider.
const INICIALES_DE_DOMINIO = 'ggggggghhhhoooyyylacdeimst';
const INICIALES = 'abcdefghijlmnoprstv';
const FINALES_POSIBLES = [...Array(9).fill('.com'), ...Array(5).fill('.com.ar'), FINAL_TAPADO] as string[];
const DE_OTRA_INICIAL = 64;

/** An address of the same shape for a user that does not exist, always the same for the same name (docs/reference/rules.md#session). */
export const enmascararInexistente = (username: string, secreto: string): string => {
  const [otra = 0, inicial = 0, dominio = 0, final = 0] = createHmac('sha256', secreto)
    .update(`correo de ${username}`)
    .digest();
  const de = (lista: string | string[], i: number): string => lista[i % lista.length] ?? '';
  const propia = /^[a-z0-9]/.exec(username)?.[0];
  const local = propia && otra >= DE_OTRA_INICIAL ? propia : de(INICIALES, inicial);
  return conForma(local, de(INICIALES_DE_DOMINIO, dominio), de(FINALES_POSIBLES, final));
};
