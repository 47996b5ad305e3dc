import type { Importe } from '@colega/domain/importes';
import { z } from 'zod';
import { type Cliente, crearCliente } from './cliente.ts';
import { leerCentavos, pasarACentavos } from './importes.ts';
import {
  type Consulta,
  type DevolucionInformada,
  type Pasarela,
  type PedidoDeCobro,
  SIN_NOTICIAS,
} from './pasarela.ts';
import { DIRECCION, defineProveedor, TEXTO } from './proveedor.ts';
import { crearSesion } from './sesion.ts';

type AjustesDeSipago = { authUrl: string; url: string; clientId: string; clientSecret: string };

const PESOS = '032';
const JSON_API = 'application/vnd.api+json';

const zToken = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() });
const zCreada = z.object({
  data: z.object({
    links: z.array(z.looseObject({ checkout: z.url() })).min(1),
    attributes: z.looseObject({ uuid: z.string().min(1), status: z.string() }),
  }),
});
// S-231: an order repeats this of itself, and says this of its payment.
const zOrden = z.object({
  data: z.object({
    attributes: z.looseObject({
      uuid: z.string(),
      status: z.string(),
      items: z
        .array(
          z.looseObject({
            unitPrice: z.looseObject({ currency: z.literal(PESOS), amount: z.number().int().nonnegative() }),
            quantity: z.number().int().positive(),
          }),
        )
        .min(1),
      payment: z
        .looseObject({
          amount: z.number().int().positive().nullish(),
          // S-466
          status: z.string().nullish(),
          refundedAmount: z.number().int().positive().nullish(),
          createdAt: z.iso.datetime({ offset: true }).nullish(),
        })
        .nullish(),
    }),
  }),
});
type Orden = z.output<typeof zOrden>['data']['attributes'];

/** SiPago, of Banco Credicoop (docs/reference/outside-world.md#sipago). Its orders carry no reference of ours, so an unanswered opening is lost. */
function crearSipago(
  cliente: Cliente,
  { authUrl, url, clientId, clientSecret }: AjustesDeSipago,
  reloj: () => Date,
): Pasarela {
  const sesion = crearSesion(async () => {
    const cuerpo = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret, scope: '*' };
    const pedido = { metodo: 'POST', url: `${authUrl}/oauth/token`, cuerpo, forma: zToken, repetible: true } as const;
    const { access_token, expires_in } = await cliente.pedir(pedido);
    return { token: access_token, dura_segundos: expires_in };
  });
  return {
    abrir: async (pedido) => {
      const { data } = await sesion((token) =>
        cliente.pedir({
          metodo: 'POST',
          url: `${url}/api/v2/orders`,
          cabeceras: { authorization: `Bearer ${token}`, 'content-type': JSON_API, accept: JSON_API },
          cuerpo: ordenDeSipago(pedido, reloj()),
          forma: zCreada,
          repetible: false,
        }),
      );
      const [enlace] = data.links;
      return { externo: data.attributes.uuid, url: enlace?.checkout ?? '' };
    },
    consultar: async (intencion) => {
      if (intencion.externo === null) return SIN_NOTICIAS;
      const { data } = await cliente.pedir({
        metodo: 'GET',
        url: `${url}/api/v2/orders/${encodeURIComponent(intencion.externo)}`,
        cabeceras: { accept: JSON_API },
        forma: zOrden,
        repetible: true,
      });
      return aConsulta(data.attributes, reloj());
    },
    // S-952
    devolver: async (externo, importe) => {
      await sesion((token) =>
        cliente.pedir({
          metodo: 'POST',
          url: `${url}/api/v2/orders/${encodeURIComponent(externo)}/refund`,
          cabeceras: { authorization: `Bearer ${token}`, 'content-type': JSON_API, accept: JSON_API },
          cuerpo: { data: { attributes: { amount: pasarACentavos(importe) } } },
          forma: z.unknown(),
          repetible: false,
        }),
      );
    },
  };
}

const MINUTO_MS = 60_000;

const ordenDeSipago = ({ items, urls, vence }: PedidoDeCobro, ahora: Date) => ({
  data: {
    attributes: {
      currency: PESOS,
      items: items.map(({ descripcion, importe }, i) => ({
        id: i + 1,
        name: descripcion,
        unitPrice: { currency: PESOS, amount: pasarACentavos(importe) },
        quantity: 1,
      })),
      redirect_urls: { success: urls.confirmado, failed: urls.rechazado },
      webhookUrl: urls.aviso,
      // The limit is in whole minutes, and never longer than ours.
      expireLimitMinutes: Math.max(1, Math.floor((vence.getTime() - ahora.getTime()) / MINUTO_MS)),
    },
  },
});

const ESTADOS: Readonly<Record<string, Consulta['estado']>> = {
  SUCCESS: 'aprobado',
  EXPIRED: 'vencido',
  FAILED: 'rechazado',
  FAILED_CHECKOUT: 'rechazado',
};

const aConsulta = (orden: Orden, ahora: Date): Consulta => {
  const estado = ESTADOS[orden.status] ?? 'pendiente';
  if (estado !== 'aprobado') return { estado, cobro: null, respuesta: orden };
  const pedido = orden.items.reduce((total, { unitPrice, quantity }) => total + unitPrice.amount * quantity, 0);
  const { amount, createdAt } = orden.payment ?? {};
  // The charge is named after the order, because early and late news of it must share one name.
  const cobro = {
    externo: orden.uuid,
    importe: leerCentavos(amount ?? pedido),
    fecha: createdAt ? new Date(createdAt) : ahora,
  };
  return { estado, cobro, devolucion: devolucionDe(orden.payment, cobro.importe), respuesta: orden };
};

const DEVUELTO: Readonly<Record<string, DevolucionInformada['tipo']>> = {
  REFUNDED: 'reembolso',
  CHARGED_BACK: 'contracargo',
};

/** A return without an amount is of the whole. */
const devolucionDe = (pago: Orden['payment'], cobrado: Importe): DevolucionInformada | null => {
  const tipo = DEVUELTO[pago?.status ?? ''];
  if (!tipo) return null;
  return { tipo, importe: pago?.refundedAmount ? leerCentavos(pago.refundedAmount) : cobrado };
};

export const SIPAGO = defineProveedor({
  nombre: 'SiPago',
  ajustes: {
    clientId: { variable: 'SIPAGO_CLIENT_ID', forma: TEXTO, espera: 'el client_id de SiPago' },
    clientSecret: { variable: 'SIPAGO_CLIENT_SECRET', forma: TEXTO, espera: 'el client_secret de SiPago' },
    authUrl: { variable: 'SIPAGO_AUTH_URL', ...DIRECCION, supuesto: 'https://auth.prd.geopagos.io' },
    url: { variable: 'SIPAGO_URL', ...DIRECCION, supuesto: 'https://api.sipago.coop' },
  },
  simulado: (url) => ({ clientId: 'colega', clientSecret: 'sandbox', authUrl: url, url }),
  conectar: (ajustes, reloj, politica) => {
    const cliente = crearCliente('SiPago', politica);
    return { politica: cliente.politica, pasarela: crearSipago(cliente, ajustes, reloj) };
  },
});
