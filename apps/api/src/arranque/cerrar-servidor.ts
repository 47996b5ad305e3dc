import type { FastifyInstance } from 'fastify';

const PLAZO_PARA_RESPONDER_MS = 4_000;

// What is being answered has a few seconds to finish; a connection that nobody reads would wait for ever.
export async function cerrarServidor(app: FastifyInstance): Promise<void> {
  const limite = setTimeout(() => app.server.closeAllConnections(), PLAZO_PARA_RESPONDER_MS);
  app.server.closeIdleConnections();
  await app.close();
  clearTimeout(limite);
}
