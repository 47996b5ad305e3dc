import { createHmac } from 'node:crypto';

const TAPADO = '•••••';
const LETRAS = 'abcdefghijklmnopqrstuvwxyz';
const FINALES = ['.com', '.com.ar'];

const conForma = (local: string, dominio: string, final: string): string =>
  `${local}${TAPADO}@${dominio}${TAPADO}${final}`;

/** `maria@example.com` → `m•••••@e•••••.com`: enough for whoever owns it, nothing for the rest. */
export const enmascarar = (email: string): string => {
  const [local = '', dominio = ''] = email.split('@');
  const punto = dominio.indexOf('.');
  return conForma(local.slice(0, 1), dominio.slice(0, 1), punto < 0 ? '' : dominio.slice(punto));
};

/** Of the same shape for a user that does not exist, and always the same for the same name (decisions, "Session"). */
export const enmascararInexistente = (username: string, secreto: string): string => {
  const resumen = createHmac('sha256', secreto).update(`correo de ${username}`).digest();
  const de = (lista: string | string[], i: number): string => lista[(resumen[i] ?? 0) % lista.length] ?? '';
  return conForma(de(LETRAS, 0), de(LETRAS, 1), de(FINALES, 2));
};
