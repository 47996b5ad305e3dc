import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pasarelasDelSandbox } from '../../../arranque/pasarelas.ts';
import { falla, IMPACIENTE, pedidoDeCobro } from '../../../testing/dinero/sandbox-de-prueba.ts';
import { abrirServidorDeLibreto, type ServidorDeLibreto } from '../../../testing/dinero/servidor-de-libreto.ts';
import { crearPasarelas } from './crear-pasarelas.ts';
import type { Pasarelas } from './pasarela.ts';

// These are the exact messages of docs/reference/outside-world.md, written by hand and not taken from the sandbox.
const AHORA = new Date('2026-11-21T15:00:00.000Z');
let servidor: ServidorDeLibreto;
let pasarelas: Pasarelas;
beforeAll(async () => {
  servidor = await abrirServidorDeLibreto();
  servidor.responder('/auth/sesion', { access_token: 'abc', token_type: 'bearer', expires_in: 3599 });
  servidor.responder('/oauth/token', { access_token: 'def', token_type: 'Bearer', expires_in: 3600 });
});
afterAll(() => servidor.cerrar());
beforeEach(() => {
  pasarelas = crearPasarelas(pasarelasDelSandbox(servidor.url), () => AHORA, IMPACIENTE);
});

const PEDIDO = pedidoDeCobro({
  referencia: 'a1b2',
  numero_boleta: 43822,
  importe: '1490.80',
  descripcion: 'Cupón 43822',
  items: [
    { descripcion: 'ARANCEL 2026', importe: '1490.00' },
    { descripcion: 'Recargo', importe: '0.80' },
  ],
  vence: new Date('2026-11-22T01:30:00.000Z'),
  urls: { confirmado: 'https://p/bien', rechazado: 'https://p/mal', aviso: 'https://p/aviso' },
});
const INTENCION = { referencia: 'a1b2', externo: 'uno', creada_en: AHORA, vence: PEDIDO.vence };

describe('SIRO', () => {
  const RESULTADO = {
    PagoExitoso: true,
    MensajeResultado: 'ok',
    FechaOperacion: '2026-11-21T12:34:56.789Z',
    FechaRegistro: '2026-11-21T12:35:00.000Z',
    IdOperacion: 'op-1',
    Estado: 'PROCESADA',
    idReferenciaOperacion: 'a1b2',
    Rendicion: null,
    Request: { Importe: 1490.8 },
  };
  const consultar = async (cambios: object) => {
    servidor.responder('/api/Pago/Consulta', [{ ...RESULTADO, ...cambios }]);
    return pasarelas.enLinea.online?.consultar(INTENCION);
  };

  test('crea con 19 y 20 dígitos, un número por importe y la hora de Buenos Aires', async () => {
    servidor.responder('/api/Pago', { Url: 'https://siro/Home/Pago/h', Hash: 'h' });
    expect(await pasarelas.enLinea.online?.abrir(PEDIDO)).toEqual({ externo: 'h', url: 'https://siro/Home/Pago/h' });
    expect(servidor.ultimo()).toMatchObject({ metodo: 'POST', cabeceras: { authorization: 'Bearer abc' } });
    expect(servidor.ultimo().cuerpo).toEqual({
      nro_cliente_empresa: '0000438225150058293',
      nro_comprobante: '00000000000000043822',
      Concepto: 'Cupón 43822',
      Importe: 1490.8,
      FechaExpiracion: '2026-11-21T22:30:00.000Z',
      URL_OK: 'https://p/bien',
      URL_ERROR: 'https://p/mal',
      IdReferenciaOperacion: 'a1b2',
      Detalle: [
        { Descripcion: 'ARANCEL 2026', Importe: 1490 },
        { Descripcion: 'Recargo', Importe: 0.8 },
      ],
    });
  });

  test('lo procesado es un cobro con su operación, su importe y su hora verdadera', async () => {
    expect(await consultar({})).toMatchObject({
      estado: 'aprobado',
      cobro: { externo: 'op-1', importe: '1490.80', fecha: new Date('2026-11-21T15:34:56.789Z') },
    });
    expect(servidor.ultimo().cuerpo).toEqual({
      FechaDesde: '2026-11-21T00:00:00.000Z',
      FechaHasta: '2026-11-22T12:00:00.000Z',
      idReferenciaOperacion: 'a1b2',
    });
  });

  test.each([
    [{ PagoExitoso: false, Estado: 'RECHAZADA' }, 'rechazado'],
    [{ PagoExitoso: false, Estado: 'CANCELADA' }, 'rechazado'],
    [{ PagoExitoso: false, Estado: 'ERROR' }, 'pendiente'],
    [{ PagoExitoso: false, Estado: 'PROCESADA' }, 'pendiente'],
    [{ PagoExitoso: true, Estado: 'OTRO' }, 'pendiente'],
    [{ FechaOperacion: 'ayer' }, 'pendiente'],
    [{ idReferenciaOperacion: 'otra' }, 'pendiente'],
  ])('%o es %s', async (cambios, estado) => {
    expect(await consultar(cambios)).toMatchObject({ estado, cobro: null });
  });

  test('lo devuelto se cobró, y se dice cuánto volvió y por qué; sin decirlo, todo', async () => {
    const cambios = { PagoExitoso: false, Estado: 'DEVUELTA', ImporteDevuelto: 90.8 };
    expect(await consultar(cambios)).toMatchObject({
      estado: 'aprobado',
      cobro: { importe: '1490.80' },
      devolucion: { tipo: 'reembolso', importe: '90.80' },
    });
    const contracargo = { PagoExitoso: false, Estado: 'CONTRACARGO' };
    expect((await consultar(contracargo))?.devolucion).toEqual({ tipo: 'contracargo', importe: '1490.80' });
  });

  test('un resultado que no es como debe no se cree', async () => {
    servidor.responder('/api/Pago/Consulta', [{ ...RESULTADO, Request: { Importe: '1490.80' } }]);
    expect((await falla(pasarelas.enLinea.online?.consultar(INTENCION) ?? Promise.resolve())).tipo).toBe('no_responde');
  });
});

describe('SiPago', () => {
  const ITEMS = [{ id: 1, name: 'CEP', unitPrice: { currency: '032', amount: 149_080 }, quantity: 1 }];
  const consultar = async (status: string, mas: object = {}) => {
    servidor.responder('/api/v2/orders/uno', { data: { attributes: { uuid: 'uno', status, items: ITEMS, ...mas } } });
    return pasarelas.enLinea.sipago?.consultar(INTENCION);
  };

  test('crea en JSON:API y en centavos', async () => {
    servidor.responder('/api/v2/orders', {
      data: {
        links: [{ checkout: 'https://s/pagar' }],
        attributes: { uuid: 'uno', orderNumber: 7, status: 'PENDING' },
      },
    });
    expect(await pasarelas.enLinea.sipago?.abrir(PEDIDO)).toEqual({ externo: 'uno', url: 'https://s/pagar' });
    expect(servidor.ultimo().cabeceras).toMatchObject({
      'content-type': 'application/vnd.api+json',
      authorization: 'Bearer def',
    });
    expect(servidor.ultimo().cuerpo).toEqual({
      data: {
        attributes: {
          currency: '032',
          items: [
            { id: 1, name: 'ARANCEL 2026', unitPrice: { currency: '032', amount: 149_000 }, quantity: 1 },
            { id: 2, name: 'Recargo', unitPrice: { currency: '032', amount: 80 }, quantity: 1 },
          ],
          redirect_urls: { success: 'https://p/bien', failed: 'https://p/mal' },
          webhookUrl: 'https://p/aviso',
          expireLimitMinutes: 630,
        },
      },
    });
  });

  test('lo pagado es lo que dice el pago, o toda la orden si no lo dice', async () => {
    const payment = { id: 9, status: 'APPROVED', amount: 5_000, createdAt: '2026-11-21T14:00:00Z' };
    const fecha = new Date('2026-11-21T14:00:00Z');
    expect((await consultar('SUCCESS', { payment }))?.cobro).toEqual({ externo: 'uno', importe: '50.00', fecha });
    expect((await consultar('SUCCESS'))?.cobro).toEqual({ externo: 'uno', importe: '1490.80', fecha: AHORA });
    expect(servidor.ultimo().cabeceras).not.toHaveProperty('authorization');
  });

  test('lo devuelto se cobró, y se dice cuánto volvió y por qué; sin decirlo, todo', async () => {
    const con = async (payment: object) =>
      (await consultar('SUCCESS', { payment: { amount: 5_000, ...payment } }))?.devolucion;
    expect(await con({ status: 'REFUNDED', refundedAmount: 1_000 })).toEqual({ tipo: 'reembolso', importe: '10.00' });
    expect(await con({ status: 'CHARGED_BACK' })).toEqual({ tipo: 'contracargo', importe: '50.00' });
    expect(await con({ status: 'APPROVED' })).toBeNull();
  });

  test.each([
    ['PENDING', 'pendiente'],
    ['EXPIRED', 'vencido'],
    ['FAILED', 'rechazado'],
    ['FAILED_CHECKOUT', 'rechazado'],
    ['OTRO', 'pendiente'],
  ])('%s es %s', async (status, estado) => {
    expect(await consultar(status)).toMatchObject({ estado, cobro: null });
  });

  test('sin su nombre de la orden no hay qué preguntar', async () => {
    const consulta = await pasarelas.enLinea.sipago?.consultar({ ...INTENCION, externo: null });
    expect(consulta).toMatchObject({ estado: 'pendiente', cobro: null });
  });
});

describe('Net Pagos', () => {
  const consultar = async (status: string, mas: object = {}) => {
    const preorder = { uuid: 'uno', total_amount: '1490.80', total_paid: '0.00', total_refund: '0.00', ...mas };
    servidor.responder('/api/v1/service/preorder/uno', { data: { status, preorder } });
    return pasarelas.enLinea.net_pagos?.consultar(INTENCION);
  };

  test('crea con su clave, un pago por el total y los datos de quien paga', async () => {
    servidor.responder('/api/v1/service/preorder', { data: { preorder_uuid: 'uno', url: 'https://n/pagar' } });
    expect(await pasarelas.enLinea.net_pagos?.abrir(PEDIDO)).toEqual({ externo: 'uno', url: 'https://n/pagar' });
    expect(servidor.ultimo().cabeceras).toMatchObject({ 'x-api-key': 'sandbox' });
    expect(servidor.ultimo().cuerpo).toEqual({
      payer: {
        first_name: 'María Elena',
        last_name: 'García',
        email: 'maria@example.com',
        document_type: '1',
        document_number: '22222222',
        gender: 'F',
        locked_payer: false,
      },
      payments: [{ amount: '1490.80', detail: 'Cupón 43822', barcode: '00043822', service: '001' }],
      redirect_urls: { success: 'https://p/bien', failed: 'https://p/mal' },
      webhook_url: 'https://p/aviso',
      expired_at: '2026-11-22T01:30:00.000Z',
    });
  });

  test.each([
    ['Instanciado', {}, 'pendiente'],
    ['Instanciado', { expired_at: '2026-11-21T14:59:59Z' }, 'vencido'],
    ['Proceso', { expired_at: '2026-11-21T14:59:59Z' }, 'pendiente'],
    ['Parcial', { total_paid: '10.00' }, 'pendiente'],
    ['Cancelado', {}, 'rechazado'],
  ])('%s %o es %s', async (status, mas, estado) => {
    expect(await consultar(status, mas)).toMatchObject({ estado, cobro: null });
  });

  test('lo finalizado es un cobro, y lo cobrado por uno cancelado también', async () => {
    const paid_at = '2026-11-21T14:00:00Z';
    expect(await consultar('Finalizado', { total_paid: '1490.80', paid_at })).toMatchObject({
      estado: 'aprobado',
      cobro: { externo: 'uno', importe: '1490.80', fecha: new Date(paid_at) },
    });
    expect((await consultar('Cancelado', { total_paid: '90.00' }))?.cobro).toMatchObject({ importe: '90.00' });
  });

  test('lo devuelto se cobró, y se dice cuánto volvió y por qué', async () => {
    const pagado = { total_paid: '1490.80' };
    expect(await consultar('Finalizado', { ...pagado, total_refund: '40.00' })).toMatchObject({
      estado: 'aprobado',
      cobro: { importe: '1490.80' },
      devolucion: { tipo: 'reembolso', importe: '40.00' },
    });
    const contracargo = { ...pagado, total_refund: '1490.80', refund_type: 'CHARGEBACK' };
    expect((await consultar('Finalizado', contracargo))?.devolucion).toEqual({
      tipo: 'contracargo',
      importe: '1490.80',
    });
    expect((await consultar('Finalizado', pagado))?.devolucion).toBeNull();
  });

  test('devuelve todo lo cobrado; lo que no puede, lo dice', async () => {
    servidor.responder('/api/v1/service/preorder/uno/refund', { data: {} });
    await pasarelas.enLinea.net_pagos?.devolver?.('uno', '1490.80');
    expect(servidor.ultimo()).toMatchObject({ metodo: 'POST', cuerpo: { amount: '1490.80' } });
    servidor.responder('/api/v1/service/preorder/dos/refund', { message: 'Already refunded' }, 409);
    const dicho = await falla(pasarelas.enLinea.net_pagos?.devolver?.('dos', '1490.80') ?? Promise.resolve());
    expect([dicho.tipo, dicho.message]).toEqual(['rechaza', 'Already refunded']);
  });

  test('cierra una página donde nadie pagó; la pagada, dice que no', async () => {
    servidor.responder('/api/v1/service/preorder/uno/cancel', { data: {} });
    await pasarelas.enLinea.net_pagos?.cancelar?.('uno');
    expect(servidor.ultimo()).toMatchObject({ metodo: 'POST', ruta: '/api/v1/service/preorder/uno/cancel' });
    servidor.responder('/api/v1/service/preorder/dos/cancel', { message: 'Preorder already paid' }, 409);
    const dicho = await falla(pasarelas.enLinea.net_pagos?.cancelar?.('dos') ?? Promise.resolve());
    expect([dicho.tipo, dicho.message]).toEqual(['rechaza', 'Preorder already paid']);
  });
});

test('SiPago devuelve por su orden, en centavos y con su permiso; SIRO no tiene cómo', async () => {
  servidor.responder('/api/v2/orders/uno/refund', { data: {} });
  await pasarelas.enLinea.sipago?.devolver?.('uno', '1490.80');
  expect(servidor.ultimo()).toMatchObject({
    metodo: 'POST',
    cabeceras: { authorization: 'Bearer def' },
    cuerpo: { data: { attributes: { amount: 149_080 } } },
  });
  expect(pasarelas.enLinea.online?.devolver).toBeUndefined();
});
