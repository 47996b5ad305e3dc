import { createHmac, timingSafeEqual } from 'node:crypto';

/** A signed address lasts this long (docs/reference/rules.md#images). */
const VIGENCIA_SEGUNDOS = 300;
/** Addresses signed within the same minute are equal, so that a browser does not fetch a shown image again. */
const PASO_SEGUNDOS = 60;

export type Firma = { vence: number; firma: string };

/** What an address leads to; `cual` tells apart those that follow one another at the same path. */
export type Firmado = { secreto: string; camino: string; cual?: string };

const firmaDe = ({ secreto, camino, cual = '' }: Firmado, vence: number): string =>
  createHmac('sha256', secreto).update(`imagen\n${camino}\n${vence}\n${cual}`).digest('base64url');

/** Signs `/personas/7/imagen`: whoever has the address may read it for five minutes. */
export const firmarCamino = (firmado: Firmado, ahora: Date): string => {
  const segundos = Math.floor(ahora.getTime() / 1000) + VIGENCIA_SEGUNDOS;
  const vence = segundos - (segundos % PASO_SEGUNDOS);
  return `${firmado.camino}?vence=${vence}&firma=${firmaDe(firmado, vence)}`;
};

export const esFirmaValida = (firmado: Firmado, { vence, firma }: Firma, ahora: Date): boolean => {
  const segundos = ahora.getTime() / 1000;
  if (vence < segundos || vence > segundos + VIGENCIA_SEGUNDOS) return false;
  const [propia, ajena] = [Buffer.from(firmaDe(firmado, vence)), Buffer.from(firma)];
  return propia.length === ajena.length && timingSafeEqual(propia, ajena);
};
