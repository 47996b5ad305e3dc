import { randomBytes } from 'node:crypto';

export const crearNonce = (): string => randomBytes(16).toString('base64');

// `https://tiles.example/{z}/{x}/{y}.png` gives its origin; `https://{s}.example/…` any of its subdomains.
export function origenDeCapas(url: string): string {
  const { protocol, host } = new URL(url.replace(/\{\w+\}\./, 'comodin.').replace(/[{}]/g, ''));
  return `${protocol}//${host.replace(/^comodin\./, '*.')}`;
}

export function politicaDeContenido(capas: string, nonce?: string): string {
  const deEstaPagina = nonce ? ` 'nonce-${nonce}'` : '';
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self'${deEstaPagina}`,
    `img-src 'self' data: blob: ${capas}`,
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

export const politicaDePaginaPublica = (nonce: string, conFormulario = false): string =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "base-uri 'none'",
    `form-action ${conFormulario ? "'self'" : "'none'"}`,
    "frame-ancestors 'none'",
  ].join('; ');

export const POLITICA_DE_ENTRADA =
  "default-src 'none'; script-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const POLITICA_CERRADA = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For answers given before the server could set its headers. */
export const ENCABEZADOS_MINIMOS: Readonly<Record<string, string>> = {
  'content-security-policy': POLITICA_CERRADA,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};
