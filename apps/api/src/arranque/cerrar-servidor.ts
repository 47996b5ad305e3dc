import { setTimeout as esperar } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

// More than a provider of payments is waited for.
const PLAZO_PARA_RESPONDER_MS = 10_000;

/** Says that it is leaving (/listo answers 503, connections are not kept), and serves a while longer all the same. */
export async function anunciarCierre(app: FastifyInstance, esperaMs: number): Promise<void> {
  app.disposicion.cerrando = true;
  if (esperaMs > 0) await esperar(esperaMs);
}

// What is being answered has a few seconds to finish; a connection that nobody reads would wait for ever.
export async function cerrarServidor(app: FastifyInstance): Promise<void> {
  const limite = setTimeout(() => app.server.closeAllConnections(), PLAZO_PARA_RESPONDER_MS);
  app.server.closeIdleConnections();
  await app.close();
  clearTimeout(limite);
}
