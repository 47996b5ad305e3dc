import type {
  CobranzaRecibida,
  DevolucionDePago,
  HistoriaDeCobranza,
  HistoriaDePago,
  PagoRecibido,
  PagosRecibidos,
} from '@colega/contract/dinero';
import { pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';

export const pagoRecibido = (cambios: Partial<PagoRecibido> = {}): PagoRecibido => ({
  ...{ que: 'pago', id: 12, fecha_pago: '2026-11-28T13:05:00.000Z', medio: 'sipago', externo: 'SP-900' },
  ...{ importe: '1000.00', estado: 'acreditado', numero_boleta: 10_245, recibo: 77 },
  persona: { id: 70, nombre: 'García, María Elena', cuit: '27222333447' },
  ...cambios,
});

export const cobranzaRecibida = (cambios: Partial<CobranzaRecibida> = {}): CobranzaRecibida => ({
  ...{ que: 'cobranza', id: 12, fecha_pago: '2026-11-27T03:00:00.000Z', medio: 'codigo_barra', externo: '0000000402' },
  ...{ importe: '7.00', estado: 'en_revision', numero_boleta: '99999998', persona: null },
  ...cambios,
});

export const historiaDeCobranza = (cambios: Partial<HistoriaDeCobranza> = {}): HistoriaDeCobranza => ({
  ...cobranzaRecibida(),
  ...{ nombre_del_medio: 'Cupón con código de barras', banco: null, pago: null, antes: null, ahora: null },
  renglones: [{ rendicion_id: 4, archivo: 'siro_marzo.txt', linea: 6, que: 'entro' }],
  eventos: [
    {
      ...{ cuando: '2026-11-27T12:00:00.000Z', que: 'Entró sin su cupón: $ 7,00', quien: null },
      detalle: 'Se pagó el 27/11/2026. Lo informó su cobrador.',
    },
  ],
  ...cambios,
});

export const pagosRecibidos = (...items: PagosRecibidos['items']): PagosRecibidos => ({
  ...pagina(items),
  hay_mas: false,
  medios: [{ key: 'sipago', nombre: 'SiPago' }],
});

export const devolucionDePago = (cambios: Partial<DevolucionDePago> = {}): DevolucionDePago => ({
  ...{
    id: 3,
    por: 'transferencia',
    estado: 'pedida',
    importe: '1000.00',
    motivo: 'Pagó dos veces',
    pidio: 'Rita Cobra',
  },
  ...{ pedida_en: '2026-11-28T14:00:00.000Z', respuesta: null, es_propia: false, se_puede_cerrar: false },
  ...cambios,
});

export const historiaDePago = (cambios: Partial<HistoriaDePago> = {}): HistoriaDePago => ({
  ...pagoRecibido(),
  ...{ nombre_del_medio: 'SiPago', banco: null, circuito: 'cep', cupon: { id: 31, estado: 'pago' } },
  ...{
    legajo: { id: 9, numero: 2_000_013 },
    aplicado: '1000.00',
    a_credito: '0.00',
    a_revision: '0.00',
    detalle: null,
  },
  imputaciones: [{ descripcion: 'CEP', capital: '980.00', recargo: '20.00' }],
  eventos: [
    { cuando: '2026-11-20T12:00:00.000Z', que: 'Se emitió el cupón N.º 10245', detalle: null, quien: null },
    { cuando: '2026-11-28T13:05:00.000Z', que: 'Se acreditó: $ 1.000,00', detalle: null, quien: 'Rita Cobra' },
  ],
  ...{ respuesta: '{\n  "status": "SUCCESS"\n}', comprobante_id: 5, cobro_de_caja: null, devoluciones: [] },
  ...{ cobranza_id: null, del_mismo_comprobante: [] },
  revertir: { puede: false, porque: null },
  devolver: { puede: true, porque: null, proveedor: 'SiPago' },
  bancos: [
    { clave: 'provincia', nombre: 'Banco de la Provincia de Buenos Aires', desde: '2015-01-01', dejado_desde: null },
  ],
  ...cambios,
});
