import fastifyHelmet from '@fastify/helmet';
import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Dependencias } from '../dependencias.ts';
import { origenDeCapas, politicaDeContenido } from './csp.ts';
import { crearCuentaDePedidos } from './cuenta-de-pedidos.ts';
import { direccionDeCliente } from './direccion-de-cliente.ts';
import { errorHttp } from './error-http.ts';
import { ENCABEZADO_DE_PEDIDO } from './pedido-id.ts';

const PEDIDOS_POR_MINUTO = 3_000; // S-70

export async function registrarEncabezados(app: FastifyInstance, { config }: Dependencias): Promise<void> {
  // On a local network the portal is plain HTTP, where browsers refuse these.
  const conHttps = config.publicUrl?.startsWith('https:') ?? false;
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: conHttps,
    crossOriginOpenerPolicy: conHttps,
    originAgentCluster: conHttps,
    // Map servers ask which site uses them.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  const politica = politicaDeContenido(origenDeCapas(config.mapTilesUrl));
  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', politica).header(ENCABEZADO_DE_PEDIDO, request.id);
  });
}

/** A generous ceiling per address, shared by all processes, is checked before anything else of the call. */
export async function registrarLimite(api: FastifyInstance, { db, limiteDePedidos }: Dependencias): Promise<void> {
  const cuenta = crearCuentaDePedidos(db);
  api.addHook('onClose', cuenta.cerrar);
  await api.register(fastifyRateLimit, {
    global: false,
    store: cuenta.almacen,
    max: limiteDePedidos ?? PEDIDOS_POR_MINUTO,
    timeWindow: '1 minute',
    keyGenerator: direccionDeCliente,
    errorResponseBuilder: () => errorHttp(429, 'demasiados_pedidos'),
  });
  api.addHook('onRequest', api.rateLimit());
}
