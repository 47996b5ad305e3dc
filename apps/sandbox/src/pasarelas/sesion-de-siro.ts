import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CLAVE_DEL_SANDBOX, portador } from './credenciales.ts';

const DURA_SEGUNDOS = 3599;

export type Sesiones = {
  registrar(app: FastifyInstance): void;
  exigir(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
};

export function crearSesiones(): Sesiones {
  const tokens = new Map<string, number>();
  return {
    registrar: (app) => {
      app.post<{ Body: { Usuario?: string; Password?: string } }>('/auth/sesion', (request, reply) => {
        const { Usuario = '', Password } = request.body;
        if (!/^\d{11}$/.test(Usuario) || Password !== CLAVE_DEL_SANDBOX)
          return reply.code(400).send({
            Message: 'La solicitud no es válida.',
            ModelState: { LoginError: ['El nombre de usuario o la contraseña son incorrectos.'] },
          });
        const access_token = randomBytes(32).toString('base64url');
        tokens.set(access_token, Date.now() + DURA_SEGUNDOS * 1000);
        return { access_token, token_type: 'bearer', expires_in: DURA_SEGUNDOS };
      });
    },
    exigir: async (request, reply) => {
      if ((tokens.get(portador(request)) ?? 0) < Date.now())
        return reply.code(401).send({ Message: 'Authorization has been denied for this request.' });
    },
  };
}
