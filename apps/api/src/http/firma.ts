import { createHmac, timingSafeEqual } from 'node:crypto';

/** A signed address lasts this long (docs/reference/rules.md#images). */
const VIGENCIA_SEGUNDOS = 300;
/** Addresses signed within the same minute are equal, so that a browser does not fetch a shown image again. */
const PASO_SEGUNDOS = 60;

export type Firma = { vence: number; firma: string };

const firmaDe = (secreto: string, camino: string, vence: number): string =>
  createHmac('sha256', secreto).update(`imagen\n${camino}\n${vence}`).digest('base64url');

/** Signs `/personas/7/imagen`: whoever has the address may read it for five minutes. */
export const firmarCamino = (secreto: string, camino: string, ahora: Date): string => {
  const segundos = Math.floor(ahora.getTime() / 1000) + VIGENCIA_SEGUNDOS;
  const vence = segundos - (segundos % PASO_SEGUNDOS);
  return `${camino}?vence=${vence}&firma=${firmaDe(secreto, camino, vence)}`;
};

export const esFirmaValida = (secreto: string, camino: string, { vence, firma }: Firma, ahora: Date): boolean => {
  const segundos = ahora.getTime() / 1000;
  if (vence < segundos || vence > segundos + VIGENCIA_SEGUNDOS) return false;
  const [propia, ajena] = [Buffer.from(firmaDe(secreto, camino, vence)), Buffer.from(firma)];
  return propia.length === ajena.length && timingSafeEqual(propia, ajena);
};
