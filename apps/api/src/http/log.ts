import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Dependencias } from '../dependencias.ts';

const SECRETOS = [
  'req.headers.authorization',
  'req.headers.cookie',
  '*.authorization',
  '*.password',
  '*.old_password',
  '*.token',
  '*.refresh_token',
  '*.reset_token',
  '*.clave_hash',
  'password',
  'token',
  'refresh_token',
  // What PostgreSQL says of a row that it refuses is the row.
  'err.detail',
  'err.where',
];

const LARGO_DE_DIRECCION = 45;
const OCULTO = '[oculto]';
// An address may be as good as a password (a recovery, an image, what a QR carries), and a filter may name somebody.
const CAMINOS = /(\/(?:reset-password|administrador)\/|\/qr\/(?:(?:cvd|certificado)s?\/|personas\/)?)[^/?#]+/gi;
const FILTROS =
  /([?&](?:firma|token|refresh_token|reset_token|(?:[\w.%]+\.)?search|nombre|content|codigo|numero)=)[^&#]*/gi;
const CUIT = /(?<!\d)(?:2[03-7]|3[034])\d{9,10}(?!\d)/g;

const sinSecretos = (url = ''): string =>
  url.replace(CAMINOS, `$1${OCULTO}`).replace(FILTROS, `$1${OCULTO}`).replace(CUIT, OCULTO);

const comoSeAnota = ({ method, url, host, ip, socket }: FastifyRequest) => ({
  method,
  url: sinSecretos(url),
  host,
  // what a proxy hands on may be anything
  remoteAddress: ip?.slice(0, LARGO_DE_DIRECCION),
  ...(socket?.remotePort !== undefined && { remotePort: socket.remotePort }),
});

export function opcionesDeLog({ nivel, destino }: Dependencias['log']): NonNullable<FastifyServerOptions['logger']> {
  return {
    level: nivel,
    redact: { paths: SECRETOS, censor: OCULTO },
    serializers: { req: comoSeAnota },
    ...(destino && { stream: destino }),
  };
}
