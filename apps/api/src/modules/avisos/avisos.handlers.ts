import { rutasDeAvisos } from '@colega/contract/avisos';
import type { Lado } from '@colega/domain/avisos';
import type { FastifyInstance } from 'fastify';
import { registrarRutas } from '../../http/registrar-rutas.ts';
import type { ContextoConSesion } from '../../http/rutas.ts';
import { type DepsDeAvisosEnDispositivos, registrarDispositivos } from './dispositivos/dispositivos.handlers.ts';
import {
  alcanceDe,
  contarSinLeer,
  elegirCanal,
  leerAnteriores,
  leerAviso,
  leerAvisos,
  leerHasta,
  leerPreferencias,
} from './portal.service.ts';

export function registrarAvisos(app: FastifyInstance, deps: DepsDeAvisosEnDispositivos): void {
  const { reloj, exigeSegundoFactor } = app;
  const suyo = ({ db, sesion }: ContextoConSesion, lado: Lado) =>
    alcanceDe(db, { sesion, lado, ahora: reloj(), exigeSegundoFactor });
  const clave = deps.push?.publica ?? null;
  registrarDispositivos(app, deps);
  registrarRutas(app, rutasDeAvisos, {
    avisos: async ({ query }, contexto) => leerAvisos(contexto.db, await suyo(contexto, query.lado), query),
    avisosDeLoMismo: async ({ params, query }, contexto) =>
      leerAnteriores(contexto.db, await suyo(contexto, query.lado), params.id, query),
    avisosSinLeer: async ({ query }, contexto) => contarSinLeer(contexto.db, await suyo(contexto, query.lado)),
    leerAviso: async ({ params, body }, contexto) =>
      leerAviso(contexto.db, await suyo(contexto, body.lado), {
        ...{ id: params.id, ahora: reloj(), con_anteriores: body.con_anteriores },
      }),
    leerTodosLosAvisos: async ({ body }, contexto) =>
      leerHasta(contexto.db, await suyo(contexto, body.lado), body.hasta, reloj()),
    preferenciasDeAvisos: async ({ query }, contexto) =>
      leerPreferencias(contexto.db, await suyo(contexto, query.lado), clave),
    elegirCanalDeAviso: async ({ body }, contexto) =>
      elegirCanal(contexto.db, await suyo(contexto, body.lado), body, clave),
  });
}
