import { randomBytes } from 'node:crypto';

export const crearNonce = (): string => randomBytes(16).toString('base64');

// Of `https://tiles.example/{z}/{x}/{y}.png` its origin; of `https://{s}.example/…` any of its subdomains.
export function origenDeCapas(url: string): string {
  const { protocol, host } = new URL(url.replace(/\{\w+\}\./, 'comodin.').replace(/[{}]/g, ''));
  return `${protocol}//${host.replace(/^comodin\./, '*.')}`;
}

/** Nothing from elsewhere but the map's images, and no inline script or style but what carries the nonce of its page. */
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

/** A public page: its own style and images inside it, no script at all, and a form only where there is one. */
export const politicaDePaginaPublica = (nonce: string, conFormulario = false): string =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "base-uri 'none'",
    `form-action ${conFormulario ? "'self'" : "'none'"}`,
    "frame-ancestors 'none'",
  ].join('; ');

/** The page of `/`, which only says where to go: its one script, and its icon. */
export const POLITICA_DE_ENTRADA =
  "default-src 'none'; script-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What a page that needs nothing carries. */
const POLITICA_CERRADA = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Of an answer that was given before the server could put its headers. */
export const ENCABEZADOS_MINIMOS: Readonly<Record<string, string>> = {
  'content-security-policy': POLITICA_CERRADA,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};
