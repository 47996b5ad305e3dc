import { createHash } from 'node:crypto';
import { ESTILO } from './pagina.ts';

const huella = (texto: string): string => `'sha256-${createHash('sha256').update(texto).digest('base64')}'`;

/** A style runs only by its hash: the page's own and `atributos`, a shown mail's. No script does. */
export function politicaDelSandbox(atributos: readonly string[] = []): string {
  const delCorreo = atributos.length > 0 ? ` 'unsafe-hashes' ${atributos.map(huella).join(' ')}` : '';
  return [
    "default-src 'none'",
    `style-src ${huella(ESTILO)}${delCorreo}`,
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'self' http: https:",
    "frame-ancestors 'none'",
  ].join('; ');
}
