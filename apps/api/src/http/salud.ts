import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/conectar.ts';
import { preguntar } from '../db/preguntar.ts';
import type { Dependencias } from '../dependencias.ts';

const ESPERA_MS = 2_000;

declare module 'fastify' {
  interface FastifyInstance {
    disposicion: { cerrando: boolean };
  }
}

/** A database that hangs is as good as none: the caller is not left waiting. */
async function exigirBase(db: Db): Promise<void> {
  let limite: NodeJS.Timeout | undefined;
  const demora = new Promise<never>((_, falla) => {
    limite = setTimeout(() => falla(new Error('la base de datos no responde a tiempo')), ESPERA_MS);
  });
  const consulta = preguntar(db);
  consulta.catch(() => undefined);
  await Promise.race([consulta, demora]).finally(() => clearTimeout(limite));
}

/** /salud says that the process answers; /listo, that it can serve with its database and is not about to end. */
export function registrarSalud(app: FastifyInstance, { db }: Dependencias): void {
  app.decorate('disposicion', { cerrando: false });
  app.addHook('onSend', async (_request, reply) => {
    if (app.disposicion.cerrando) reply.header('connection', 'close');
  });
  app.get('/salud', () => ({ estado: 'ok' }));
  app.get('/listo', async (_request, reply) => {
    if (app.disposicion.cerrando) return reply.code(503).send({ estado: 'cerrando' });
    try {
      await exigirBase(db);
      return { estado: 'listo' };
    } catch (error) {
      reply.log.error({ err: error }, 'la base de datos no responde');
      return reply.code(503).send({ estado: 'sin base de datos' });
    }
  });
}
