import { isIP, isIPv6, SocketAddress } from 'node:net';
import type { FastifyRequest } from 'fastify';

const BLOQUES_DE_RED = 4;

const sinPuerto = (escrita: string): string =>
  /^\[([\da-f:.]{2,45})\](?::\d{1,5})?$/i.exec(escrita)?.[1] ?? /^([\d.]{7,15}):\d{1,5}$/.exec(escrita)?.[1] ?? escrita;

/** The eight blocks of an IPv6 address; whoever has one has all those that begin with the same four. */
const redDe = (ipv6: string): string => {
  const [antes = '', despues = ''] = new SocketAddress({ family: 'ipv6', address: ipv6 }).address.split('::');
  const [delante, detras] = [antes.split(':').filter(Boolean), despues.split(':').filter(Boolean)];
  const ceros = Array.from({ length: Math.max(0, 8 - delante.length - detras.length) }, () => '0');
  return `${[...delante, ...ceros, ...detras].slice(0, BLOQUES_DE_RED).join(':')}::`;
};

const normal = (escrita: string): string | null => {
  const ip = sinPuerto(escrita.replace(/^::ffff:(?=[\d.]+$)/i, ''));
  if (isIP(ip) === 0) return null;
  return isIPv6(ip) ? redDe(ip) : ip;
};

/** An IPv4 address, or the network of an IPv6 one. What a proxy forwards and is no address counts as the proxy's own. */
export const direccionDeCliente = (request: Pick<FastifyRequest, 'ip' | 'socket'>): string =>
  normal(request.ip ?? '') ?? normal(request.socket?.remoteAddress ?? '') ?? 'desconocida';
