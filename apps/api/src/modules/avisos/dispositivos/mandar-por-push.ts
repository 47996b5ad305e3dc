import webpush from 'web-push';
import { pedirAfuera } from '../../../salida/pedir.ts';
import type { Suscripcion } from './dispositivos.repository.ts';
import { esDeUnServicio, type ServicioDePush } from './servicio-de-push.ts';

/** S-910: what is older is read in the portal, and a phone that was off for longer does not tell it. */
export const VALE_SEGUNDOS = 24 * 3600;
const ESPERA_MS = 10_000;
const LARGO_DE_FALLA = 500;
const YA_NO_ESTA: readonly number[] = [404, 410];
/** There is no sense in asking the same again. */
const ES_DE_PEDIDO: readonly number[] = [400, 401, 403, 413];

export type MensajePorPush = Suscripcion & {
  /** With which it was activated. */
  clave: string;
  /** The one that waits in the service is replaced by the next one of the same. */
  tema: string;
  dice: object;
  urgente: boolean;
};

/** Encrypted for that device alone (RFC 8291) and signed by the college (RFC 8292); throws for keys that are none. */
const armarPedido = (mensaje: MensajePorPush, { publica, privada }: ServicioDePush, contacto: string) => {
  const { endpoint, headers, body } = webpush.generateRequestDetails(
    { endpoint: mensaje.direccion, keys: { p256dh: mensaje.p256dh, auth: mensaje.auth } },
    JSON.stringify(mensaje.dice),
    {
      vapidDetails: { subject: contacto, publicKey: publica, privateKey: privada },
      TTL: VALE_SEGUNDOS,
      urgency: mensaje.urgente ? 'high' : 'normal',
      topic: mensaje.tema,
      contentEncoding: 'aes128gcm',
    },
  );
  const cabeceras = Object.entries(headers).filter(([nombre]) => nombre.toLowerCase() !== 'content-length');
  return {
    url: endpoint,
    cabeceras: Object.fromEntries(cabeceras.map(([nombre, valor]) => [nombre, String(valor)])),
    cuerpo: new Uint8Array(body ?? []),
  };
};

/** `insistir` is whether the same one may be taken later. */
type QueFueDeEl = { que: 'tomado' } | { que: 'ya_no_esta' } | { que: 'no_lo_tomo'; insistir: boolean; falla: string };

/** What its service answered. Throws where it does not answer, and for keys that are none. */
export const mandarPorPush = async (
  mensaje: MensajePorPush,
  push: ServicioDePush,
  contacto: string,
): Promise<QueFueDeEl> => {
  if (mensaje.clave !== push.publica || !esDeUnServicio(mensaje.direccion, push)) return { que: 'ya_no_esta' };
  const pedido = armarPedido(mensaje, push, contacto);
  const { status, texto } = await pedirAfuera({ metodo: 'POST', ...pedido, esperaMs: ESPERA_MS });
  if (YA_NO_ESTA.includes(status)) return { que: 'ya_no_esta' };
  if (status >= 200 && status <= 299) return { que: 'tomado' };
  const falla = `${status} ${texto}`.slice(0, LARGO_DE_FALLA);
  return { que: 'no_lo_tomo', insistir: !ES_DE_PEDIDO.includes(status), falla };
};
