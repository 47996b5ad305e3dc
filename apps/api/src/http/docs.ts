import type { Ruta } from '@colega/contract/route';
import type { FastifyInstance } from 'fastify';
import { crearNonce, politicaDeContenido } from './csp.ts';
import { enviarGuion } from './guion-de-docs.ts';
import { documentoOpenApi, type Titular } from './openapi.ts';
import { DOCUMENTO, GUION, paginaDeDocs } from './pagina-de-docs.ts';

export function registrarDocs(app: FastifyInstance, titular: Titular): void {
  const { rutas } = app as { rutas: Ruta[] };
  let documento: string | undefined;
  app.get(DOCUMENTO, (_request, reply) => {
    documento ??= JSON.stringify(documentoOpenApi(rutas, titular));
    return reply.type('application/json; charset=utf-8').send(documento);
  });
  app.get('/api/docs', (_request, reply) => {
    const nonce = crearNonce();
    return reply
      .header('content-security-policy', politicaDeContenido('', nonce))
      .type('text/html; charset=utf-8')
      .send(paginaDeDocs(titular.version, nonce));
  });
  app.get(GUION, enviarGuion);
}
