import { createTransport } from 'nodemailer';

export type Mensaje = { para: string; asunto: string; texto: string; html: string };
/** Hands a message to the mail server. Throws when it does not take it in time. */
export type Correo = { enviar(mensaje: Mensaje): Promise<void> };

const REMITENTE = 'Colegio de Técnicos <no-responder@colega.example>'; // S-151
/** S-503: how long it may be silent, and how long a letter may take with one that never falls silent. */
const PLAZOS = { silencioMs: 15_000, cartaMs: 30_000 };

/** `smtps://…?from=Colegio <avisos@colegio.org.ar>` says who signs: mail servers refuse a domain that is not theirs. */
export const remitenteDe = (smtpUrl: string): string => new URL(smtpUrl).searchParams.get('from') || REMITENTE;

export const crearCorreo = (smtpUrl: string, { silencioMs, cartaMs } = PLAZOS): Correo => {
  const esperas = {
    dnsTimeout: silencioMs,
    connectionTimeout: silencioMs,
    greetingTimeout: silencioMs,
    socketTimeout: silencioMs,
  };
  const transporte = createTransport({ url: smtpUrl, ...esperas }, { from: remitenteDe(smtpUrl) });
  return {
    enviar: async ({ para, asunto, texto, html }) => {
      const signal = AbortSignal.timeout(cartaMs);
      await transporte.sendMail({ to: para, subject: asunto, text: texto, html, signal });
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
