import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Almacen, Cobro } from './almacen.ts';
import type { CuerpoDeAviso } from './avisos.ts';
import { cancelarCobro, crearCobro, devolverLoPedido, type EstadoDeCobro, estadoDe, findCobro } from './cobros.ts';
import { CLAVE_DEL_SANDBOX, origenDe } from './credenciales.ts';
import { formatConDecimales, pasarACentavos } from './montos.ts';

type Pedido = {
  payer: { first_name: string; last_name: string; email: string; document_number: string };
  payments: { amount: string; detail: string; barcode: string; service: string }[];
  redirect_urls: { success: string; failed: string };
  webhook_url?: string;
  expired_at?: string;
};

const texto = { type: 'string', minLength: 1 } as const;
const PAGADOR = {
  type: 'object',
  required: ['first_name', 'last_name', 'email', 'document_type', 'document_number', 'gender', 'locked_payer'],
  properties: { document_type: { const: '1' }, document_number: { type: 'string', pattern: '^\\d{6,8}$' } },
};
const PAGO = {
  type: 'object',
  required: ['amount', 'detail', 'barcode', 'service'],
  properties: { amount: { type: 'string', pattern: '^\\d+\\.\\d{2}$' }, detail: texto, barcode: texto, service: texto },
};
const FORMA = {
  type: 'object',
  required: ['payer', 'payments', 'redirect_urls'],
  properties: {
    payer: PAGADOR,
    payments: { type: 'array', minItems: 1, maxItems: 10, items: PAGO },
    redirect_urls: { type: 'object', required: ['success', 'failed'], properties: { success: texto, failed: texto } },
    webhook_url: texto,
    expired_at: texto,
  },
};

const FORMA_DE_REEMBOLSO = {
  type: 'object',
  required: ['amount'],
  properties: { amount: { type: 'string', pattern: '^\\d+\\.\\d{2}$' } },
};

const ESTADOS: Readonly<Record<EstadoDeCobro, string>> = {
  pendiente: 'Instanciado',
  vencido: 'Instanciado',
  aprobado: 'Finalizado',
  rechazado: 'Cancelado',
  cancelado: 'Cancelado',
};

function preordenDe(cobro: Cobro, estado: EstadoDeCobro): object {
  const pago = estado === 'aprobado' ? cobro.final : null;
  const pedido = cobro.pedido as Pedido;
  return {
    status: ESTADOS[estado],
    preorder: {
      uuid: cobro.id,
      electronic_code: String(cobro.numero).padStart(14, '0'),
      payments: pedido.payments.map((uno) => ({ ...uno, paid: pago !== null })),
      total_amount: formatConDecimales(cobro.importe),
      total_paid: formatConDecimales(pago?.importe ?? 0),
      total_refund: formatConDecimales(pago ? (cobro.devuelto?.importe ?? 0) : 0),
      refund_type: cobro.devuelto ? (cobro.devuelto.tipo === 'contracargo' ? 'CHARGEBACK' : 'REFUND') : null,
      method_selected: pago ? 'tarjeta_debito' : null,
      expired_at: cobro.vence,
      paid_at: pago?.pagado ?? null,
    },
  };
}

function abrir(almacen: Almacen, pedido: Pedido): Cobro {
  const items = pedido.payments.map(({ detail, amount }) => ({ descripcion: detail, importe: pasarACentavos(amount) }));
  return crearCobro(almacen, {
    proveedor: 'net_pagos',
    importe: items.reduce((total, { importe }) => total + importe, 0),
    descripcion: items.map(({ descripcion }) => descripcion).join(', '),
    items,
    referencia: null,
    cupon: String(Number(pedido.payments[0]?.barcode)),
    vence: pedido.expired_at ? new Date(pedido.expired_at).toISOString() : null,
    urls: { confirmado: pedido.redirect_urls.success, rechazado: pedido.redirect_urls.failed },
    aviso: pedido.webhook_url ?? null,
    pedido,
  });
}

/** Provincia NET: an API key, preorders, amounts as text with two decimals. */
export function registrarNetPagos(app: FastifyInstance, almacen: Almacen): void {
  app.addHook('preHandler', async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.headers['x-api-key'] !== CLAVE_DEL_SANDBOX) return reply.code(401).send({ message: 'Invalid API key' });
  });
  app.post<{ Body: Pedido }>('/api/v1/service/preorder', { schema: { body: FORMA } }, (request, reply) => {
    const cobro = abrir(almacen, request.body);
    const url = `${origenDe(request)}/net-pagos/checkout/${cobro.id}`;
    return reply.code(201).send({ data: { preorder_uuid: cobro.id, url } });
  });
  app.get<{ Params: { uuid: string } }>('/api/v1/service/preorder/:uuid', (request, reply) => {
    const cobro = findCobro(almacen, 'net_pagos', request.params.uuid);
    if (!cobro) return reply.code(404).send({ message: 'Preorder not found' });
    return { data: preordenDe(cobro, estadoDe(cobro, almacen.ahora())) };
  });
  app.post<{ Params: { uuid: string } }>('/api/v1/service/preorder/:uuid/cancel', (request, reply) => {
    const cobro = findCobro(almacen, 'net_pagos', request.params.uuid);
    if (!cobro) return reply.code(404).send({ message: 'Preorder not found' });
    if (!cancelarCobro(almacen, cobro)) return reply.code(409).send({ message: 'Preorder already paid' });
    return { data: preordenDe(cobro, estadoDe(cobro, almacen.ahora())) };
  });
  app.post<{ Params: { uuid: string }; Body: { amount: string } }>(
    '/api/v1/service/preorder/:uuid/refund',
    { schema: { body: FORMA_DE_REEMBOLSO } },
    (request, reply) => {
      const cobro = findCobro(almacen, 'net_pagos', request.params.uuid);
      if (!cobro) return reply.code(404).send({ message: 'Preorder not found' });
      if (!devolverLoPedido(almacen, cobro, pasarACentavos(request.body.amount)))
        return reply.code(409).send({ message: 'El pago no se puede devolver' });
      return { data: preordenDe(cobro, estadoDe(cobro, almacen.ahora())) };
    },
  );
}

export const avisoDeNetPagos: CuerpoDeAviso = (cobro, estado) => preordenDe(cobro, estado);
