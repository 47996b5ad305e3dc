import fastifyCompress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** About what one packet of the network takes: less is not worth the work. */
const DESDE_BYTES = 1_400;
const RAPIDO = { level: 1 };

/**
 * JSON answers go compressed to whoever asks for it: a list is a seventh of itself. What asks for them carries its token in a
 * header, so that no other site can have them asked for to guess what they say by their size (BREACH).
 */
export async function registrarCompresion(api: FastifyInstance): Promise<void> {
  await api.register(fastifyCompress, {
    encodings: ['gzip'],
    threshold: DESDE_BYTES,
    customTypes: /^application\/(problem\+)?json/,
    zlibOptions: RAPIDO,
    globalDecompression: false,
  });
}
