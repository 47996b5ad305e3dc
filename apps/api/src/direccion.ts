import type { FastifyInstance } from 'fastify';
import type { ConfigDeApp } from './dependencias.ts';

export const direccionDe = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

export const direccionPublica = (app: FastifyInstance, { publicUrl, host, port }: ConfigDeApp): string => {
  if (publicUrl !== null) return publicUrl.replace(/\/+$/, '');
  const escucha = app.server.address();
  return direccionDe(host, typeof escucha === 'object' && escucha ? escucha.port : port);
};
