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
];

// The address of a recovery is as good as a password until it is used.
const sinSecretos = (url = ''): string => url.replace(/(\/reset-password\/)[^/?#]+/gi, '$1[oculto]');

const comoSeAnota = ({ method, url, host, ip, socket }: FastifyRequest) => ({
  method,
  url: sinSecretos(url),
  host,
  remoteAddress: ip,
  ...(socket?.remotePort !== undefined && { remotePort: socket.remotePort }),
});

export function opcionesDeLog({ nivel, destino }: Dependencias['log']): NonNullable<FastifyServerOptions['logger']> {
  return {
    level: nivel,
    redact: { paths: SECRETOS, censor: '[oculto]' },
    serializers: { req: comoSeAnota },
    ...(destino && { stream: destino }),
  };
}
