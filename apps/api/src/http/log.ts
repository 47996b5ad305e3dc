import type { FastifyServerOptions } from 'fastify';
import type { Dependencias } from '../dependencias.ts';

const SECRETOS = [
  'req.headers.authorization',
  'req.headers.cookie',
  '*.authorization',
  '*.password',
  '*.old_password',
  '*.token',
  '*.refresh_token',
  '*.clave_hash',
  'password',
  'token',
  'refresh_token',
];

export function opcionesDeLog({ nivel, destino }: Dependencias['log']): NonNullable<FastifyServerOptions['logger']> {
  return {
    level: nivel,
    redact: { paths: SECRETOS, censor: '[oculto]' },
    ...(destino && { stream: destino }),
  };
}
