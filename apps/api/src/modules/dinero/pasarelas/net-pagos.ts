import { Decimal, importe } from '@colega/domain/importes';
import { z } from 'zod';
import { type Cliente, crearCliente } from './cliente.ts';
import {
  type Consulta,
  type DevolucionInformada,
  type Pasarela,
  type PedidoDeCobro,
  SIN_NOTICIAS,
} from './pasarela.ts';
import { DIRECCION, defineProveedor, TEXTO } from './proveedor.ts';

type AjustesDeNetPagos = { url: string; apiKey: string; servicio: string };

const zMonto = z.string().regex(/^\d{1,15}(\.\d{1,2})?$/);
const zCreada = z.object({ data: z.object({ preorder_uuid: z.string().min(1), url: z.url() }) });
const zPreorden = z.object({
  data: z.looseObject({
    status: z.string(),
    preorder: z.looseObject({
      uuid: z.string(),
      total_amount: zMonto,
      total_paid: zMonto,
      total_refund: zMonto,
      expired_at: z.iso.datetime({ offset: true }).nullish(),
      paid_at: z.iso.datetime({ offset: true }).nullish(),
      // S-466
      refund_type: z.string().nullish(),
    }),
  }),
});
type Preorden = z.output<typeof zPreorden>['data'];

/** Net Pagos, taken for Provincia NET (docs/reference/outside-world.md#net-pagos, S-233). */
function crearNetPagos(cliente: Cliente, { url, apiKey, servicio }: AjustesDeNetPagos, reloj: () => Date): Pasarela {
  const preordenes = `${url}/api/v1/service/preorder`;
  const cabeceras = { 'x-api-key': apiKey };
  return {
    abrir: async (pedido) => {
      const cuerpo = preordenDe(pedido, servicio);
      const { data } = await cliente.pedir({
        metodo: 'POST',
        url: preordenes,
        cabeceras,
        cuerpo,
        forma: zCreada,
        repetible: false,
      });
      return { externo: data.preorder_uuid, url: data.url };
    },
    consultar: async (intencion) => {
      if (intencion.externo === null) return SIN_NOTICIAS;
      const { data } = await cliente.pedir({
        metodo: 'GET',
        url: `${preordenes}/${encodeURIComponent(intencion.externo)}`,
        cabeceras,
        forma: zPreorden,
        repetible: true,
      });
      return aConsulta(data, reloj());
    },
    // S-952
    devolver: async (externo, importe) => {
      const pedido = { cabeceras, cuerpo: { amount: importe }, forma: z.unknown(), repetible: false };
      await cliente.pedir({ metodo: 'POST', url: `${preordenes}/${encodeURIComponent(externo)}/refund`, ...pedido });
    },
    // S-464
    cancelar: async (externo) => {
      const pedido = { cabeceras, cuerpo: {}, forma: z.unknown(), repetible: true };
      await cliente.pedir({ metodo: 'POST', url: `${preordenes}/${encodeURIComponent(externo)}/cancel`, ...pedido });
    },
  };
}

const preordenDe = (
  { numero_boleta, importe, descripcion, pagador, urls, vence }: PedidoDeCobro,
  servicio: string,
) => ({
  payer: {
    first_name: pagador.nombre,
    last_name: pagador.apellido,
    email: pagador.email,
    document_type: '1',
    document_number: pagador.cuit.slice(2, 10).replace(/^0+/, ''),
    gender: GENERO_POR_PREFIJO[pagador.cuit.slice(0, 2)] ?? 'X',
    locked_payer: false,
  },
  payments: [
    { amount: importe, detail: descripcion, barcode: String(numero_boleta).padStart(8, '0'), service: servicio },
  ],
  redirect_urls: { success: urls.confirmado, failed: urls.rechazado },
  webhook_url: urls.aviso,
  expired_at: vence.toISOString(),
});

const GENERO_POR_PREFIJO: Readonly<Record<string, string>> = { '20': 'M', '27': 'F' };

// Instanciado → Proceso → Parcial → Finalizado | Cancelado
const aConsulta = (dicha: Preorden, ahora: Date): Consulta => {
  const { status, preorder } = dicha;
  const cobrado = new Decimal(preorder.total_paid);
  const cerrada = status === 'Finalizado' || status === 'Cancelado';
  // Money collected before the cancellation came in all the same, and what went back later was collected.
  if (cerrada && cobrado.gt(0)) {
    const fecha = preorder.paid_at ? new Date(preorder.paid_at) : ahora;
    return {
      estado: 'aprobado',
      cobro: { externo: preorder.uuid, importe: importe(cobrado), fecha },
      devolucion: devolucionDe(preorder),
      respuesta: dicha,
    };
  }
  if (cerrada) return { estado: 'rechazado', cobro: null, respuesta: dicha };
  const vencida = status === 'Instanciado' && preorder.expired_at && new Date(preorder.expired_at) < ahora;
  return { estado: vencida ? 'vencido' : 'pendiente', cobro: null, respuesta: dicha };
};

const devolucionDe = ({ total_refund, refund_type }: Preorden['preorder']): DevolucionInformada | null =>
  new Decimal(total_refund).gt(0)
    ? { tipo: refund_type === 'CHARGEBACK' ? 'contracargo' : 'reembolso', importe: importe(new Decimal(total_refund)) }
    : null;

export const NET_PAGOS = defineProveedor({
  nombre: 'Net Pagos',
  ajustes: {
    url: { variable: 'NET_PAGOS_URL', ...DIRECCION },
    apiKey: { variable: 'NET_PAGOS_API_KEY', forma: TEXTO, espera: 'la clave de Net Pagos' },
    servicio: { variable: 'NET_PAGOS_SERVICIO', forma: TEXTO, espera: 'el código de servicio en Net Pagos' },
  },
  simulado: (url) => ({ url, apiKey: 'sandbox', servicio: '001' }),
  conectar: (ajustes, reloj, politica) => {
    const cliente = crearCliente('Net Pagos', politica);
    return { politica: cliente.politica, pasarela: crearNetPagos(cliente, ajustes, reloj) };
  },
});
