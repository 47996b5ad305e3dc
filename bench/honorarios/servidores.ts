import { rutasDeHonorarios } from '@colega/contract/honorarios';
import { defineRutas } from '@colega/contract/route';
import fastifyJwt from '@fastify/jwt';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Db } from '../../apps/api/src/db/conectar.ts';
import { registrarRutas } from '../../apps/api/src/http/registrar-rutas.ts';
import { matricula, usuario } from '../../apps/api/src/testing/construir.ts';
import { crearAppDePrueba } from '../../apps/api/src/testing/crear-app-de-prueba.ts';

const SIN_LIMITE = 1_000_000_000;
const SECRETO = 'un secreto de prueba de 32 caracteres';

/** The same request and answer without the calculation: what the route costs by itself. */
async function abrirLineaBase(db: Db, respuestas: Map<string, unknown>): Promise<FastifyInstance> {
  const app = Fastify();
  app
    .decorate('db', db)
    .decorate('reloj', () => new Date())
    .decorate('rutas', [])
    .decorateRequest('sesion', null);
  await app.register(fastifyJwt, { secret: SECRETO, verify: { algorithms: ['HS256'], ignoreExpiration: true } });
  const rutas = defineRutas({ calcular: rutasDeHonorarios.calcular });
  await app.register(async (api) =>
    registrarRutas(api, rutas, {
      calcular: ({ body }) => respuestas.get(`${body.segmento} ${body.tareas_valores.length}`) as never,
    }),
  );
  return app;
}

/** Two servers on one database: the portal's, and one whose only route answers what was stored. */
export async function abrirServidores(pedidos: readonly { segmento: string; tareas_valores: unknown[] }[]) {
  const { app, db, conSesion, cerrar } = await crearAppDePrueba({ limiteDePedidos: SIN_LIMITE });
  const { persona_id } = await usuario(db, 'medidor');
  await matricula(db, persona_id);
  const pedir = await conSesion('medidor');
  const respuestas = new Map<string, unknown>();
  for (const payload of pedidos) {
    const respuesta = await pedir('POST', '/calculo_honorarios/calcular', { payload });
    if (respuesta.statusCode !== 200) throw new Error(respuesta.body);
    respuestas.set(`${payload.segmento} ${payload.tareas_valores.length}`, respuesta.json());
  }
  const lineaBase = await abrirLineaBase(db, respuestas);
  return {
    token: pedir.token,
    portal: await app.listen({ port: 0, host: '127.0.0.1' }),
    lineaBase: await lineaBase.listen({ port: 0, host: '127.0.0.1' }),
    cerrar: async () => {
      await lineaBase.close();
      await cerrar();
    },
  };
}
