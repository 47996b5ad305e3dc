import Fastify, { type FastifyInstance } from 'fastify';
import type { Buzon } from './correo/buzon.ts';
import { registrarCorreo } from './correo/paginas.ts';
import { registrarA13 } from './padron/a13.ts';
import { readRegistro } from './padron/registro.ts';
import { registrarWsaa, type Tickets } from './padron/wsaa.ts';
import { paginaDelSandbox } from './pagina.ts';

/** The outside world of a development machine: the tax registry and a mailbox. */
export function crearSandbox(buzon: Buzon): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true });
  const registro = readRegistro();
  const tickets: Tickets = new Map();
  app.addContentTypeParser(['text/xml', 'application/soap+xml'], { parseAs: 'string' }, (_request, cuerpo, listo) => {
    listo(null, cuerpo);
  });
  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(paginaDelSandbox(registro)));
  registrarWsaa(app, tickets);
  registrarA13(app, tickets, registro);
  registrarCorreo(app, buzon);
  return app;
}
