import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Opciones } from './actuar.ts';

export type PedidoDeControl = FastifyRequest<{ Body: Opciones | null }>;
const FORMULARIO = 'application/x-www-form-urlencoded';

/** A form goes back to its page. */
export const responder = (request: FastifyRequest, reply: FastifyReply, pagina: string, datos: object) =>
  request.headers['content-type']?.startsWith(FORMULARIO) ? reply.redirect(pagina, 303) : reply.send(datos);

export const mal = (reply: FastifyReply, message: string) => reply.code(400).send({ message });

export const opcionesDe = ({ body }: PedidoDeControl): Opciones => body ?? {};
