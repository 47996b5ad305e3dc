import type { FastifyRequest } from 'fastify';

/** The sandbox takes one secret only, so that a wrong one can be tried too. */
export const CLAVE_DEL_SANDBOX = 'sandbox';

export const origenDe = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;

export const portador = ({ headers }: FastifyRequest): string =>
  /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
