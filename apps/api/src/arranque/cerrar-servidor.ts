import { setTimeout as esperar } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

// This is longer than the portal waits for a provider of payments.
const PLAZO_PARA_RESPONDER_MS = 10_000;

/** Announces that the process is leaving (/listo answers 503, connections are not kept), and serves for a while longer. */
export async function anunciarCierre(app: FastifyInstance, esperaMs: number): Promise<void> {
  app.disposicion.cerrando = true;
  if (esperaMs > 0) await esperar(esperaMs);
}

// Answers in progress get a few seconds to finish; a connection that nobody reads would be waited for forever.
export async function cerrarServidor(app: FastifyInstance): Promise<void> {
  const limite = setTimeout(() => app.server.closeAllConnections(), PLAZO_PARA_RESPONDER_MS);
  app.server.closeIdleConnections();
  await app.close();
  clearTimeout(limite);
}
