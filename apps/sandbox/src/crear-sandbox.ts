import Fastify, { type FastifyInstance } from 'fastify';
import type { Buzon } from './correo/buzon.ts';
import { registrarCorreo } from './correo/paginas.ts';
import { registrarArba } from './lugares/arba.ts';
import { leerLugaresDeMuestra } from './lugares/datos.ts';
import { registrarGeoref } from './lugares/georef.ts';
import { registrarA13 } from './padron/a13.ts';
import { leerRegistroDelPadron } from './padron/registro.ts';
import { registrarWsaa, type Tickets } from './padron/wsaa.ts';
import { paginaDelSandbox } from './pagina.ts';
import { registrarPasarelas } from './pasarelas/registrar-pasarelas.ts';
import { politicaDelSandbox } from './politica.ts';
import { registrarPush } from './push/servicio.ts';

export type OpcionesDeSandbox = {
  pasarelas?: { carpeta: string | null } | null;
};

// A call has to be as the real services want it: nothing is put right on the way.
const AJV = { customOptions: { coerceTypes: false, removeAdditional: false } } as const;

export function crearSandbox(buzon: Buzon, { pasarelas = null }: OpcionesDeSandbox = {}): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true, ajv: AJV });
  const registro = leerRegistroDelPadron();
  const lugares = leerLugaresDeMuestra();
  const tickets: Tickets = new Map();
  const politica = politicaDelSandbox();
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', politica).header('x-content-type-options', 'nosniff');
  });
  app.addContentTypeParser(['text/xml', 'application/soap+xml'], { parseAs: 'string' }, (_request, cuerpo, listo) => {
    listo(null, cuerpo);
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, cuerpo, listo) => {
    listo(null, Object.fromEntries(new URLSearchParams(String(cuerpo))));
  });
  app.addContentTypeParser(
    'application/vnd.api+json',
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.get('/', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(paginaDelSandbox(registro, lugares, pasarelas !== null)),
  );
  registrarWsaa(app, tickets);
  registrarA13(app, tickets, registro);
  registrarArba(app, lugares);
  registrarGeoref(app, lugares);
  registrarPush(app);
  registrarCorreo(app, buzon);
  if (pasarelas) registrarPasarelas(app, pasarelas.carpeta);
  return app;
}
