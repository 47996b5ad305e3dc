import { createTransport } from 'nodemailer';
import { NOMBRE_DEL_COLEGIO } from '../modules/referencias/datos/contactos.ts';
import type { Adjunto } from './carta.ts';

export type Mensaje = {
  para: string;
  asunto: string;
  texto: string;
  html: string;
  adjuntos?: readonly Adjunto[];
  /** The same each time that the same letter is sent: who receives it twice can tell. Of letters, digits and hyphens. */
  id?: string;
};
/** Hands a message to the mail server. Throws when it does not take it in time. */
export type Correo = { enviar(mensaje: Mensaje): Promise<void> };

const REMITENTE = `"${NOMBRE_DEL_COLEGIO.replaceAll('"', '')}" <no-responder@colega.example>`; // S-151
/** S-503: how long it may be silent, and how long a letter may take with one that never falls silent. */
const PLAZOS = { silencioMs: 15_000, cartaMs: 30_000 };

/** `smtps://…?from=Colegio <avisos@colegio.org.ar>` says who signs: mail servers refuse a domain that is not theirs. */
export const remitenteDe = (smtpUrl: string): string => new URL(smtpUrl).searchParams.get('from') || REMITENTE;

const dominioDe = (remitente: string): string => /@([^\s>]+)/.exec(remitente)?.[1] ?? 'colega.example';

/** The server does not know that address: it will not tomorrow either. */
export const esDireccionRechazada = (error: unknown): boolean =>
  error instanceof Error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;

export const crearCorreo = (smtpUrl: string, { silencioMs, cartaMs } = PLAZOS): Correo => {
  const esperas = {
    dnsTimeout: silencioMs,
    connectionTimeout: silencioMs,
    greetingTimeout: silencioMs,
    socketTimeout: silencioMs,
  };
  const from = remitenteDe(smtpUrl);
  const transporte = createTransport({ url: smtpUrl, ...esperas }, { from });
  return {
    enviar: async ({ para, asunto, texto, html, adjuntos = [], id }) => {
      const signal = AbortSignal.timeout(cartaMs);
      const attachments = adjuntos.map(({ nombre, tipo, contenido }) => ({
        ...{ filename: nombre, contentType: tipo, content: Buffer.from(contenido) },
      }));
      const messageId = id === undefined ? {} : { messageId: `<${id}@${dominioDe(from)}>` };
      // one address, whatever is in it: as text, a comma would make two
      const to = { name: '', address: para };
      await transporte.sendMail({ to, subject: asunto, text: texto, html, attachments, ...messageId, signal });
    },
  };
};

/** Without a mail server (a development machine without the sandbox): it fails, and the queue tries again later. */
export const sinCorreo: Correo = {
  enviar: () => Promise.reject(new Error('No hay un servidor de correo: configurá SMTP_URL')),
};

/** By the mail server that there is when each message leaves: that of a sandbox comes and goes, and not always to the same port. */
export const correoPor = (direccion: () => string | null): Correo => ({
  enviar: (mensaje) => {
    const smtpUrl = direccion();
    return (smtpUrl === null ? sinCorreo : crearCorreo(smtpUrl)).enviar(mensaje);
  },
});
