import { gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance } from 'fastify';

/** About one network packet: compressing less is not worth the work. */
const DESDE_BYTES = 1_400;
const RAPIDO = { level: 1 };

const esJson = (tipo: unknown): boolean => /^application\/(problem\+)?json/.test(String(tipo));

/** Done at once: the stream of @fastify/compress costs a third of the lists a second. The token travels in a header, which rules out BREACH. */
export function registrarCompresion(api: FastifyInstance): void {
  api.addHook('onSend', async (request, reply, cuerpo) => {
    if (typeof cuerpo !== 'string' || cuerpo.length < DESDE_BYTES || !esJson(reply.getHeader('content-type')))
      return cuerpo;
    reply.header('vary', 'accept-encoding');
    if (negotiate(request.headers['accept-encoding'] ?? '', ['gzip']) !== 'gzip') return cuerpo;
    reply.header('content-encoding', 'gzip');
    return gzipSync(cuerpo, RAPIDO);
  });
}
