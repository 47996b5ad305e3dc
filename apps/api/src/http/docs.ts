import type { Ruta } from '@colega/contract/route';
import type { FastifyInstance } from 'fastify';
import { version } from '../version.ts';
import { crearNonce, politicaDeContenido } from './csp.ts';
import { enviarGuion } from './guion-de-docs.ts';
import { documentoOpenApi, type Titular } from './openapi.ts';
import { DOCUMENTO, GUION, paginaDeDocs } from './pagina-de-docs.ts';

export function registrarDocs(app: FastifyInstance, leerTitular: () => Promise<Titular>): void {
  const { rutas } = app as { rutas: Ruta[] };
  let escrito: { de: string; documento: string } | undefined;
  app.get(DOCUMENTO, async (_request, reply) => {
    const titular = await leerTitular();
    const de = JSON.stringify(titular);
    if (escrito?.de !== de) escrito = { de, documento: JSON.stringify(documentoOpenApi(rutas, titular)) };
    return reply.type('application/json; charset=utf-8').send(escrito.documento);
  });
  app.get('/api/docs', (_request, reply) => {
    const nonce = crearNonce();
    return reply
      .header('content-security-policy', politicaDeContenido('', nonce))
      .type('text/html; charset=utf-8')
      .send(paginaDeDocs(version, nonce));
  });
  app.get(GUION, enviarGuion);
}
