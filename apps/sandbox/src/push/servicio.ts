import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ClavesDelNavegador, crearCurva, descifrar } from './descifrar.ts';
import { firmanteDe } from './vapid.ts';

const LARGO_MAXIMO = 4096;

type Mensaje = { texto: string; ttl: number; urgencia: string; tema: string | null };
type Navegador = ClavesDelNavegador & {
  clave: string;
  mensajes: Mensaje[];
  quitado: boolean;
  /** Answered instead, this many times. */
  falla: { status: number; veces: number };
};

type ConId = { Params: { id: string } };

/** Where the caller sees this service, which signs and addresses are of. */
const origenDe = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;

const cabecera = (pedido: FastifyRequest, nombre: string): string | null => {
  const valor = pedido.headers[nombre];
  return typeof valor === 'string' ? valor : null;
};

/** What is wrong with a call, as the real services answer it. */
const rechazo = (pedido: FastifyRequest, navegador: Navegador): [number, string] | null => {
  if (!/^\d+$/.test(cabecera(pedido, 'ttl') ?? '')) return [400, 'falta TTL'];
  if (cabecera(pedido, 'content-encoding') !== 'aes128gcm') return [400, 'Content-Encoding tiene que ser aes128gcm'];
  if (!/^[\w-]{0,32}$/.test(cabecera(pedido, 'topic') ?? '')) return [400, 'Topic no es válido'];
  if (!Buffer.isBuffer(pedido.body)) return [400, 'falta el mensaje'];
  if (pedido.body.length > LARGO_MAXIMO) return [413, 'es demasiado largo'];
  try {
    const firmante = firmanteDe(cabecera(pedido, 'authorization') ?? '', origenDe(pedido), new Date());
    return firmante === navegador.clave ? null : [403, 'se activó con otra clave'];
  } catch (error) {
    return [403, String(error)];
  }
};

const recibir = (pedido: FastifyRequest<ConId>, respuesta: FastifyReply, navegador: Navegador | undefined) => {
  if (!navegador) return respuesta.code(404).send('no existe');
  if (navegador.quitado) return respuesta.code(410).send('se quitó');
  if (navegador.falla.veces > 0) {
    navegador.falla.veces -= 1;
    return respuesta.code(navegador.falla.status).send('falla pedida');
  }
  const [status, motivo] = rechazo(pedido, navegador) ?? [];
  if (status) return respuesta.code(status).send(motivo);
  navegador.mensajes.push({
    texto: descifrar(pedido.body as Buffer, navegador),
    ttl: Number(cabecera(pedido, 'ttl')),
    urgencia: cabecera(pedido, 'urgency') ?? 'normal',
    tema: cabecera(pedido, 'topic'),
  });
  return respuesta
    .code(201)
    .header('location', `${origenDe(pedido)}/push/recibido/${randomUUID()}`)
    .send();
};

/** A push service (RFC 8030) and the browsers that it tells: what a browser would decrypt is read at `/push/navegadores/:id`. */
export function registrarPush(app: FastifyInstance): void {
  const navegadores = new Map<string, Navegador>();
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_pedido, cuerpo, listo) => {
    listo(null, cuerpo);
  });
  app.post<{ Body: { clave: string } }>('/push/navegadores', (pedido) => {
    const id = randomUUID();
    const navegador = { curva: crearCurva(), secreto: randomBytes(16), clave: pedido.body.clave };
    navegadores.set(id, { ...navegador, mensajes: [], quitado: false, falla: { status: 500, veces: 0 } });
    const { curva, secreto } = navegador;
    return {
      id,
      endpoint: `${origenDe(pedido)}/push/a/${id}`,
      keys: { p256dh: curva.getPublicKey('base64url'), auth: secreto.toString('base64url') },
    };
  });
  app.get<ConId>('/push/navegadores/:id', ({ params }) => navegadores.get(params.id)?.mensajes ?? []);
  app.post<ConId & { Body: { quitado?: boolean; falla?: Navegador['falla'] } }>(
    '/push/navegadores/:id',
    ({ params, body: { quitado, falla } }) => {
      const navegador = navegadores.get(params.id);
      if (navegador && quitado !== undefined) navegador.quitado = quitado;
      if (navegador && falla) navegador.falla = falla;
      return { hecho: navegador !== undefined };
    },
  );
  app.post<ConId>('/push/a/:id', (pedido, respuesta) => recibir(pedido, respuesta, navegadores.get(pedido.params.id)));
}
