import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { rutaDesdeRaiz } from '../raiz.ts';

const enBrotli = promisify(brotliCompress);
const enGzip = promisify(gzip);
/** This leaves a quarter of the size; the highest quality takes ten seconds. */
const CALIDAD = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

type Guion = Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;

const ESTILOS = 'apps/api/src/http/estilos-de-docs.mjs';

/** Scalar's plugin keeps its script private, so a server that listens nowhere is asked for it. */
const traer = async (): Promise<Guion> => {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const suyo = Fastify();
  await suyo.register(scalar, { routePrefix: '/docs', configuration: { url: '/' } });
  const { rawPayload } = await suyo.inject('/docs/js/scalar.js');
  await suyo.close();
  const identity = Buffer.concat([await readFile(rutaDesdeRaiz(ESTILOS)), rawPayload]);
  const [br, gzip] = await Promise.all([enBrotli(identity, CALIDAD), enGzip(identity)]);
  return { br, gzip, identity };
};

let pedido: Promise<Guion> | undefined;

export const enviarGuion = async (request: FastifyRequest, reply: FastifyReply): Promise<Buffer> => {
  pedido ??= traer();
  const guion = await pedido;
  const aceptada = negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip']);
  const forma = aceptada === 'br' || aceptada === 'gzip' ? aceptada : 'identity';
  reply.header('vary', 'accept-encoding').header('cache-control', 'public, max-age=86400');
  if (forma !== 'identity') reply.header('content-encoding', forma);
  reply.type('text/javascript; charset=utf-8');
  return guion[forma];
};
