import { type Evento, esUrgente } from '@colega/domain/avisos';
import webpush from 'web-push';
import type { Db } from '../../../db/conectar.ts';
import { entregar } from '../../../jobs/entregar.ts';
import { pedirAfuera } from '../../../salida/pedir.ts';
import { PANTALLA_DE_AVISOS } from '../evento.ts';
import { deleteDispositivo } from './dispositivos.repository.ts';
import { type AvisoAlDispositivo, resolverEnvio, tomarEnvio } from './envios.repository.ts';
import { esDeUnServicio, type ServicioDePush } from './servicio-de-push.ts';

export type DepsDeDispositivos = { reloj: () => Date; push: ServicioDePush | null; contacto: string };

/** S-910: what is older is read in the portal, and a phone that was off for longer does not tell it. */
const VALE_SEGUNDOS = 24 * 3600;
const ESPERA_MS = 10_000;
const LARGO_DE_FALLA = 500;
const YA_NO_ESTA: readonly number[] = [404, 410];
/** There is no sense in asking the same again. */
const ES_DE_PEDIDO: readonly number[] = [400, 401, 403, 413];

const escribir = ({ id, titulo, enlace }: AvisoAlDispositivo): string =>
  JSON.stringify({ id, titulo, enlace: enlace?.startsWith('/app/') ? enlace : PANTALLA_DE_AVISOS.matriculado });

/** Encrypted for that device alone (RFC 8291) and signed by the college (RFC 8292); throws for keys that are none. */
const armarPedido = (envio: AvisoAlDispositivo, { publica, privada }: ServicioDePush, contacto: string) => {
  const { endpoint, headers, body } = webpush.generateRequestDetails(
    { endpoint: envio.direccion, keys: { p256dh: envio.p256dh, auth: envio.auth } },
    escribir(envio),
    {
      vapidDetails: { subject: contacto, publicKey: publica, privateKey: privada },
      TTL: VALE_SEGUNDOS,
      urgency: esUrgente(envio.evento as Evento) ? 'high' : 'normal',
      // The one that waits in the service is replaced by itself, if whoever sent it died before recording it.
      topic: `aviso-${envio.id}`,
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

const mandar = async (
  db: Db,
  { reloj, push, contacto }: DepsDeDispositivos,
  envio: AvisoAlDispositivo,
): Promise<void> => {
  const { usuario_id, dispositivo_id } = envio;
  const quitar = () => deleteDispositivo(db, usuario_id, dispositivo_id);
  if (reloj().getTime() - envio.creado_en.getTime() > VALE_SEGUNDOS * 1000) return resolverEnvio(db, envio, 'tarde');
  if (push === null) return resolverEnvio(db, envio, 'rechazado', { falla: 'Falta PUSH_CLAVE' });
  if (envio.clave !== push.publica || !esDeUnServicio(envio.direccion, push)) return void (await quitar());
  const pedido = armarPedido(envio, push, contacto);
  const { status, texto } = await pedirAfuera({ metodo: 'POST', ...pedido, esperaMs: ESPERA_MS });
  if (YA_NO_ESTA.includes(status)) return void (await quitar());
  const falla = `${status} ${texto}`.slice(0, LARGO_DE_FALLA);
  if (ES_DE_PEDIDO.includes(status)) return resolverEnvio(db, envio, 'rechazado', { falla });
  if (status < 200 || status > 299) throw new Error(falla);
  await resolverEnvio(db, envio, 'enviado', { enviado_en: reloj() });
};

/** As a letter (S-541). Throws while it is to be retried. */
export const enviarAlDispositivo = (db: Db, deps: DepsDeDispositivos, id: number): Promise<void> =>
  entregar(db, {
    ...{ tabla: 'avisos_en_dispositivos', id, tomar: tomarEnvio },
    mandar: (envio) => mandar(db, deps, envio),
    rechazar: (envio, falla) => resolverEnvio(db, envio, 'rechazado', { falla }),
  });
