import type { FastifyRequest } from 'fastify';

/** What the sandbox takes for a secret, so that a wrong one can be tried too. */
export const CLAVE_DEL_SANDBOX = 'sandbox';

/** Where the browser reaches this sandbox: as whoever called it did. */
export const origenDe = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;

/** The token of an Authorization header. */
export const portador = ({ headers }: FastifyRequest): string =>
  /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
