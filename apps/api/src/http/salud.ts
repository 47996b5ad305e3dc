import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Dependencias } from '../dependencias.ts';

/** /salud: the process answers. /listo: it can serve, its database too. */
export function registrarSalud(app: FastifyInstance, { db }: Dependencias): void {
  app.get('/salud', () => ({ estado: 'ok' }));
  app.get('/listo', async (_request, reply) => {
    try {
      await sql`select 1`.execute(db);
      return { estado: 'listo' };
    } catch (error) {
      reply.log.error({ err: error }, 'la base de datos no responde');
      return reply.code(503).send({ estado: 'sin base de datos' });
    }
  });
}
