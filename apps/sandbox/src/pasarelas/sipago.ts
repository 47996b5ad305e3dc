import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Almacen, Cobro } from './almacen.ts';
import type { CuerpoDeAviso } from './avisos.ts';
import { crearCobro, devolverLoPedido, estadoDe, findCobro } from './cobros.ts';
import { CLAVE_DEL_SANDBOX, origenDe, portador } from './credenciales.ts';

type Item = { id: number; name: string; unitPrice: { currency: string; amount: number }; quantity: number };
type Atributos = {
  currency: string;
  items: Item[];
  redirect_urls: { success: string; failed: string };
  webhookUrl?: string;
  expireLimitMinutes?: number;
};
type Pedido = { data: { attributes: Atributos } };

const DURA_SEGUNDOS = 3600;
const VENCE_MS = 24 * 3_600_000;
/** In cents: one peso is refused (docs/reference/outside-world.md#sipago). */
const MINIMO = 100;

const texto = { type: 'string', minLength: 1 } as const;
const PRECIO = {
  type: 'object',
  required: ['currency', 'amount'],
  properties: { currency: { const: '032' }, amount: { type: 'integer', minimum: 1 } },
};
const ITEM = {
  type: 'object',
  required: ['id', 'name', 'unitPrice', 'quantity'],
  properties: { name: texto, unitPrice: PRECIO, quantity: { type: 'integer', minimum: 1 } },
};
const ATRIBUTOS = {
  type: 'object',
  required: ['currency', 'items', 'redirect_urls'],
  properties: {
    currency: { const: '032' },
    items: { type: 'array', minItems: 1, items: ITEM },
    redirect_urls: { type: 'object', required: ['success', 'failed'], properties: { success: texto, failed: texto } },
    webhookUrl: texto,
    expireLimitMinutes: { type: 'integer', minimum: 1 },
  },
};
const FORMA = {
  type: 'object',
  required: ['data'],
  properties: { data: { type: 'object', required: ['attributes'], properties: { attributes: ATRIBUTOS } } },
};

type Reembolso = { data: { attributes: { amount: number } } };
const FORMA_DE_REEMBOLSO = {
  type: 'object',
  required: ['data'],
  properties: {
    data: {
      type: 'object',
      required: ['attributes'],
      properties: {
        attributes: { type: 'object', required: ['amount'], properties: { amount: { type: 'integer', minimum: 1 } } },
      },
    },
  },
};

const ESTADOS = {
  pendiente: 'PENDING',
  vencido: 'EXPIRED',
  aprobado: 'SUCCESS',
  rechazado: 'FAILED',
  cancelado: 'FAILED_CHECKOUT',
} as const;

const DEVUELTOS = { reembolso: 'REFUNDED', contracargo: 'CHARGED_BACK' } as const;

const venceEn = ({ expireLimitMinutes }: Atributos): number =>
  expireLimitMinutes === undefined ? VENCE_MS : expireLimitMinutes * 60_000;

const numeroDePago = ({ numero }: Cobro): number => 9_000_000 + numero;

function ordenDe(cobro: Cobro, origen: string, ahora: Date): object {
  const estado = estadoDe(cobro, ahora);
  const pago = estado === 'aprobado' ? cobro.final : null;
  return {
    data: {
      type: 'orders',
      id: cobro.id,
      links: [{ checkout: `${origen}/sipago/checkout/${cobro.id}` }],
      attributes: {
        uuid: cobro.id,
        orderNumber: cobro.numero,
        status: ESTADOS[estado],
        items: (cobro.pedido as Atributos).items,
        ...(pago && {
          payment: {
            id: numeroDePago(cobro),
            status: cobro.devuelto ? DEVUELTOS[cobro.devuelto.tipo] : 'APPROVED',
            amount: pago.importe,
            createdAt: pago.pagado,
            ...(cobro.devuelto && { refundedAmount: cobro.devuelto.importe }),
          },
        }),
      },
    },
  };
}

function abrir(almacen: Almacen, atributos: Atributos): Cobro | null {
  const items = atributos.items.map(({ name, unitPrice, quantity }) => ({
    descripcion: name,
    importe: unitPrice.amount * quantity,
  }));
  const importe = items.reduce((total, item) => total + item.importe, 0);
  if (importe <= MINIMO) return null;
  return crearCobro(almacen, {
    proveedor: 'sipago',
    importe,
    descripcion: items.map(({ descripcion }) => descripcion).join(', '),
    items,
    referencia: null,
    cupon: null,
    vence: new Date(almacen.ahora().getTime() + venceEn(atributos)).toISOString(),
    urls: { confirmado: atributos.redirect_urls.success, rechazado: atributos.redirect_urls.failed },
    aviso: atributos.webhookUrl ?? null,
    pedido: atributos,
  });
}

/** Geopagos: token, orders in JSON:API, amounts in cents. */
export function registrarSipago(app: FastifyInstance, almacen: Almacen): void {
  const tokens = new Map<string, number>();
  const valido = (request: FastifyRequest) => (tokens.get(portador(request)) ?? 0) > Date.now();
  app.post<{ Body: { grant_type?: string; client_secret?: string } }>('/oauth/token', (request, reply) => {
    const { grant_type, client_secret } = request.body;
    if (grant_type !== 'client_credentials' || client_secret !== CLAVE_DEL_SANDBOX)
      return reply.code(401).send({ error: 'invalid_client', message: 'Client authentication failed' });
    const access_token = randomBytes(32).toString('base64url');
    tokens.set(access_token, Date.now() + DURA_SEGUNDOS * 1000);
    return { token_type: 'Bearer', expires_in: DURA_SEGUNDOS, access_token };
  });
  app.post<{ Body: Pedido }>('/api/v2/orders', { schema: { body: FORMA } }, (request, reply) => {
    if (!valido(request)) return reply.code(401).send({ errors: [{ status: '401', detail: 'Unauthenticated' }] });
    const cobro = abrir(almacen, request.body.data.attributes);
    if (cobro === null) return reply.code(422).send({ errors: [{ status: '422', detail: 'El monto es muy bajo' }] });
    return reply.code(201).send(ordenDe(cobro, origenDe(request), almacen.ahora()));
  });
  app.post<{ Params: { uuid: string }; Body: Reembolso }>(
    '/api/v2/orders/:uuid/refund',
    { schema: { body: FORMA_DE_REEMBOLSO } },
    (request, reply) => {
      if (!valido(request)) return reply.code(401).send({ errors: [{ status: '401', detail: 'Unauthenticated' }] });
      const cobro = findCobro(almacen, 'sipago', request.params.uuid);
      if (!cobro) return reply.code(404).send({ errors: [{ status: '404', detail: 'Order not found' }] });
      if (!devolverLoPedido(almacen, cobro, request.body.data.attributes.amount))
        return reply.code(422).send({ errors: [{ status: '422', detail: 'El pago no se puede devolver' }] });
      return ordenDe(cobro, origenDe(request), almacen.ahora());
    },
  );
  app.get<{ Params: { uuid: string } }>('/api/v2/orders/:uuid', (request, reply) => {
    const cobro = findCobro(almacen, 'sipago', request.params.uuid);
    if (cobro) return ordenDe(cobro, origenDe(request), almacen.ahora());
    return reply.code(404).send({ errors: [{ status: '404', detail: 'Order not found' }] });
  });
}

/** The notice is not signed: whoever gets it has to ask. */
export const avisoDeSipago: CuerpoDeAviso = (cobro, estado) => ({
  data: {
    order: { uuid: cobro.id, status: ESTADOS[estado] },
    payment: { id: numeroDePago(cobro), status: estado === 'aprobado' ? 'APPROVED' : 'REJECTED' },
  },
});
