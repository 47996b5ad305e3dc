import { createTransport } from 'nodemailer';
import { INTENTOS } from '../jobs/cola.ts';
import type { Adjunto } from './carta.ts';

export type Mensaje = {
  /** Who signs it, where the mail server's settings do not say. */
  de: string;
  para: string;
  asunto: string;
  texto: string;
  html: string;
  adjuntos?: readonly Adjunto[];
  /** Where an answer goes, if not to whoever sends it. */
  responderA?: string | null;
  /** The id is the same each time the letter is sent, so that its recipient can discard a repeat. It has letters, digits and hyphens. */
  id?: string;
};
/** Throws when the server does not take it in time. */
export type Correo = { enviar(mensaje: Mensaje): Promise<void> };

const remitente = (de: string): string => `"${de.replace(/["\\]/g, '')}" <no-responder@colega.example>`; // S-151
/** S-503: `silencioMs` limits a silent server, and `cartaMs` one that never falls silent. */
const PLAZOS = { silencioMs: 15_000, cartaMs: 30_000 };

/** `smtps://…?from=Colegio <avisos@colegio.org.ar>` gives the sender: mail servers refuse a domain that is not theirs. */
export const remitenteDe = (smtpUrl: string, de: string): string =>
  new URL(smtpUrl).searchParams.get('from') || remitente(de);

const dominioDe = (remitente: string): string => /@([^\s>]+)/.exec(remitente)?.[1] ?? 'colega.example';

const INTENTOS_RECHAZADOS = 3; // S-525

/** The server does not know the address and will not know it tomorrow. */
export const esDireccionRechazada = (error: unknown): boolean =>
  error instanceof Error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;

/** How many times a letter that fails so is tried. */
export const intentosDeCarta = (error: unknown): number =>
  esDireccionRechazada(error) ? INTENTOS_RECHAZADOS : INTENTOS;

export const crearCorreo = (smtpUrl: string, { silencioMs, cartaMs } = PLAZOS): Correo => {
  const esperas = {
    dnsTimeout: silencioMs,
    connectionTimeout: silencioMs,
    greetingTimeout: silencioMs,
    socketTimeout: silencioMs,
  };
  const transporte = createTransport({ url: smtpUrl, ...esperas });
  return {
    enviar: async ({ de, para, asunto, texto, html, adjuntos = [], responderA, id }) => {
      const signal = AbortSignal.timeout(cartaMs);
      const attachments = adjuntos.map(({ nombre, tipo, contenido }) => ({
        ...{ filename: nombre, contentType: tipo, content: Buffer.from(contenido) },
      }));
      const from = remitenteDe(smtpUrl, de);
      const messageId = id === undefined ? {} : { messageId: `<${id}@${dominioDe(from)}>` };
      // An object keeps this one address: as text, a comma would make two.
      const to = { name: '', address: para };
      const replyTo = responderA ? { replyTo: { name: '', address: responderA } } : {};
      const carta = { from, to, ...replyTo, subject: asunto, text: texto, html, attachments };
      await transporte.sendMail({ ...carta, ...messageId, signal });
    },
  };
};

/** Without a mail server (a development machine without the sandbox) sending fails, and the queue tries again later. */
export const sinCorreo: Correo = {
  enviar: () => Promise.reject(new Error('No hay un servidor de correo: configurá SMTP_URL')),
};

/** Each message looks up the mail server when it leaves: a sandbox's comes and goes, and not always on the same port. */
export const correoPor = (direccion: () => string | null): Correo => ({
  enviar: (mensaje) => {
    const smtpUrl = direccion();
    return (smtpUrl === null ? sinCorreo : crearCorreo(smtpUrl)).enviar(mensaje);
  },
});
