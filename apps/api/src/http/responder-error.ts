import type { Socket } from 'node:net';
import type { CodigoDeMensaje } from '@colega/contract/mensajes';
import type { Problem } from '@colega/contract/problem';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { esFaltaDeConexion, esFaltaDeEspacio } from '../db/conectar.ts';
import { ENCABEZADOS_MINIMOS } from './csp.ts';
import { ErrorHttp, errorHttp } from './error-http.ts';
import { crearPedidoId, ENCABEZADO_DE_PEDIDO } from './pedido-id.ts';

const TITULOS: Readonly<Record<number, string>> = {
  400: 'Pedido incorrecto',
  401: 'Sesión requerida',
  403: 'Sin permiso',
  404: 'No encontrado',
  405: 'Método no permitido',
  408: 'Pedido sin terminar',
  409: 'Conflicto',
  410: 'Ya no está',
  413: 'Demasiado grande',
  415: 'Tipo de contenido no admitido',
  422: 'Datos inválidos',
  429: 'Demasiados pedidos',
  500: 'Error interno',
  502: 'Servicio externo',
  503: 'Servicio ocupado',
  507: 'Sin espacio',
};

const TIPO_DE_PROBLEMA = 'application/problem+json; charset=utf-8';
export const LIMITE_DE_CUERPO_BYTES = 1_048_576;

const CODIGO_POR_STATUS: Readonly<Record<number, CodigoDeMensaje>> = {
  404: 'ruta_inexistente',
  413: 'cuerpo_grande',
  415: 'tipo_de_contenido',
  429: 'demasiados_pedidos',
};

function refusalDeFastify(error: FastifyError): ErrorHttp | null {
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500) return null;
  if (error.code === 'FST_ERR_BAD_URL') return errorHttp(400, 'ruta_inexistente');
  const codigo = CODIGO_POR_STATUS[status] ?? 'cuerpo_ilegible';
  return errorHttp(CODIGO_POR_STATUS[status] ? status : 400, codigo, { datos: { maximo: '1 MB' } });
}

/** The body of a failure carries the number of the call, which people quote; refusals for the same reason are equal to the letter, whoever asks. */
function aProblem({ status, codigo, message, errores }: ErrorHttp, pedido_id: string): ProblemaDelServidor {
  const title = TITULOS[status] ?? 'Error';
  return {
    ...{ status, codigo, title, detail: message, message },
    ...(status >= 500 && { pedido_id }),
    ...(errores && { errores }),
  };
}
type ProblemaDelServidor = Problem & { codigo: string };

// S-149
const REINTENTAR_EN_SEGUNDOS = 5;

function conocer(error: unknown): ErrorHttp | null {
  if (error instanceof ErrorHttp) return error;
  if (esFaltaDeEspacio(error)) return errorHttp(507, 'sin_espacio');
  if (!esFaltaDeConexion(error)) return refusalDeFastify(error as FastifyError);
  return errorHttp(503, 'base_ocupada', { encabezados: { 'retry-after': String(REINTENTAR_EN_SEGUNDOS) } });
}

/** Turns whatever was thrown into a refusal with its status, and logs it when it is not the caller's fault. */
export function reconocerError(error: unknown, request: FastifyRequest): ErrorHttp {
  const refusal = conocer(error);
  if (!refusal) request.log.error({ err: error }, 'error inesperado');
  else if (esFaltaDeEspacio(error)) request.log.error({ err: error }, 'no queda espacio para guardar');
  else if (esFaltaDeConexion(error)) request.log.warn({ err: error }, 'sin conexión con la base de datos');
  else if (refusal.status >= 502 && !refusal.esperado)
    request.log.warn({ err: error }, 'un servicio externo no respondió');
  return refusal ?? errorHttp(500, 'error_interno');
}

export function responderError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const conocido = reconocerError(error, request);
  for (const [nombre, valor] of Object.entries(ENCABEZADOS_MINIMOS))
    if (!reply.hasHeader(nombre)) reply.header(nombre, valor);
  return reply
    .headers(conocido.encabezados)
    .header(ENCABEZADO_DE_PEDIDO, request.id)
    .code(conocido.status)
    .header('content-type', TIPO_DE_PROBLEMA)
    .header('cache-control', 'no-store')
    .send(JSON.stringify(aProblem(conocido, request.id)));
}

export const rutaInexistente = (): ErrorHttp => errorHttp(404, 'ruta_inexistente');

/** Answers what is not even HTTP, or has endless headers. */
export function responderConexion(this: FastifyInstance, error: Error, socket: Socket): void {
  const pedido_id = crearPedidoId();
  this.log.info({ err: error, pedido_id }, 'lo que llegó no es un pedido');
  const cuerpo = JSON.stringify(aProblem(errorHttp(400, 'pedido_ilegible'), pedido_id));
  const largo = Buffer.byteLength(cuerpo);
  const lineas = {
    'content-type': TIPO_DE_PROBLEMA,
    ...ENCABEZADOS_MINIMOS,
    [ENCABEZADO_DE_PEDIDO]: pedido_id,
    'content-length': largo,
    connection: 'close',
  };
  const encabezados = Object.entries(lineas)
    .map((linea) => linea.join(': '))
    .join('\r\n');
  if (socket.writable) socket.write(`HTTP/1.1 400 Bad Request\r\n${encabezados}\r\n\r\n${cuerpo}`);
  socket.destroySoon();
}

/** Node would answer these without our headers: a call without a host (RFC 9112 §3.2), an unknown expectation (RFC 9110 §10.1.1). */
export function responderLoQueNodeResponde(app: FastifyInstance): void {
  app.server.on('checkExpectation', (pedido, respuesta) => app.server.emit('request', pedido, respuesta));
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.headers.host === undefined && raw.httpVersion === '1.1') throw errorHttp(400, 'pedido_ilegible');
  });
}
