import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { abrirIntencion } from './abrir-intencion.service.ts';
import { crearTurnos } from './turnos.ts';

let s: EscenarioDePagos;
beforeAll(async () => {
  s = await crearEscenarioDePagos();
});
afterAll(() => s.e.prueba.cerrar());
beforeEach(() => {
  for (const medio of ['sipago', 'net_pagos', 'online'] as const) {
    s.falsas[medio].estado.abrir = null;
    s.falsas[medio].estado.consultar = null;
  }
  s.falsas.caidos.length = 0;
});

describe('abrir el pago de un cupón', () => {
  test('SiPago, Net Pagos y SIRO contestan a dónde va el navegador [API-076] [API-077] [API-078]', async () => {
    const id = await s.cuponDeMatricula();
    for (const medio of ['sipago', 'net_pagos', 'online'] as const) {
      const respuesta = await s.abrir(medio, id);
      expect(respuesta.statusCode).toBe(200);
      expect(respuesta.json()).toEqual({ urlRedirect: expect.stringContaining(`https://pagos.example/${medio}-`) });
    }
  });

  test('al proveedor se le pide lo que el servidor sabe, con direcciones propias', async () => {
    const id = await s.cuponDeMatricula('1500.00');
    await s.abrir('sipago', id);
    const pedido = s.falsas.sipago.pagos.at(-1)?.pedido;
    const referencia = await s.referencia(id);
    expect(pedido).toMatchObject({ importe: '1500.00', referencia, items: [{ importe: '1500.00' }] });
    expect(pedido?.urls.aviso).toMatch(new RegExp(`/api/bff/avisos_pagos/sipago/${referencia}$`));
    expect(referencia).toMatch(/^[0-9a-f]{32}$/);
  });

  test('después del primer vencimiento se pide el total con recargo, como un ítem más', async () => {
    const id = await s.cuponDeMatricula('1000.00');
    const orden = { vencimiento: '2026-03-19', ultimo_vencimiento: '2026-03-30' };
    await s.prueba.sinGuardas((db) => db.updateTable('ordenes_pago').set(orden).where('id', '=', id).execute());
    await s.abrir('sipago', id);
    expect(s.falsas.sipago.pagos.at(-1)?.pedido).toMatchObject({
      importe: '1020.00',
      items: [{ importe: '1000.00' }, { descripcion: 'Recargo', importe: '20.00' }],
    });
  });

  test('cien pedidos iguales a la vez abren una sola página', async () => {
    const id = await s.cuponDeMatricula();
    const antes = s.falsas.sipago.pagos.length;
    const respuestas = await Promise.all(Array.from({ length: 100 }, () => s.abrir('sipago', id)));
    expect(new Set(respuestas.map(({ body }) => body)).size).toBe(1);
    expect(respuestas[0]?.statusCode).toBe(200);
    expect(s.falsas.sipago.pagos.length - antes).toBe(1);
    expect(await s.intenciones(id)).toHaveLength(1);
  });

  test('cien procesos a la vez abren una sola intención, y todos dan su página', async () => {
    const id = await s.cuponDeMatricula();
    const pedido = { orden_id: id, persona_id: s.e.persona.id, medio: 'net_pagos' as const };
    const proceso = () => ({
      ...{ db: s.db, pasarelas: s.falsas.pasarelas, reloj: s.prueba.ahora },
      ...{ turnos: crearTurnos(), publicUrl: () => 'https://colega.test' },
    });
    const urls = await Promise.all(Array.from({ length: 100 }, () => abrirIntencion(proceso(), pedido)));
    expect(new Set(urls).size).toBe(1);
    expect(await s.intenciones(id)).toMatchObject([{ estado: 'abierta', url: urls[0] }]);
  });

  test('quien vuelve a pedirla recibe la misma; vencida, otra, y por la primera se sigue preguntando', async () => {
    const id = await s.cuponDeMatricula();
    const primera = (await s.abrir('sipago', id)).json();
    expect((await s.abrir('sipago', id)).json()).toEqual(primera);
    await s.prueba.sinGuardas((db) =>
      db.updateTable('intenciones_pago').set({ vence: s.prueba.ahora() }).where('orden_id', '=', id).execute(),
    );
    const segunda = (await s.abrir('sipago', id)).json();
    expect(segunda).not.toEqual(primera);
    expect(await s.intenciones(id)).toMatchObject([
      { estado: 'caducada', proxima_consulta: expect.any(Date) },
      { estado: 'abierta' },
    ]);
  });

  test('si el proveedor no contesta se dice así, y la intención queda para preguntar [ERR-037]', async () => {
    const id = await s.cuponDeMatricula();
    s.falsas.sipago.estado.abrir = 'hecho_sin_respuesta';
    const respuesta = await s.abrir('sipago', id);
    expect(respuesta.statusCode).toBe(503);
    expect(respuesta.json().detail).toMatch(/^No pudimos comunicarnos con Proveedor, y no se abrió ningún pago nuevo:/);
    const intencion = { estado: 'creando', externo: null, proxima_consulta: expect.any(Date) };
    expect(await s.intenciones(id)).toMatchObject([intencion]);
    // The pay page says the same.
    expect((await s.leer(id)).estado_pago).toBe('sin_pago');
    s.falsas.sipago.estado.abrir = null;
    expect((await s.abrir('sipago', id)).statusCode).toBe(200);
    expect(await s.intenciones(id)).toMatchObject([{ estado: 'abierta' }]);
  });

  test('si lo rechaza se dice por qué, y se puede volver a pedir', async () => {
    const id = await s.cuponDeMatricula();
    s.falsas.net_pagos.estado.abrir = 'rechazo';
    const respuesta = await s.abrir('net_pagos', id);
    expect(respuesta.statusCode).toBe(502);
    expect(respuesta.json().detail).toBe(
      'Proveedor no aceptó el pedido: el importe es muy bajo. No se abrió ningún pago nuevo.',
    );
    expect((await s.leer(id)).estado_pago).toBe('sin_pago');
    s.falsas.net_pagos.estado.abrir = null;
    expect((await s.abrir('net_pagos', id)).statusCode).toBe(200);
    expect((await s.leer(id)).estado_pago).toBe('en_proceso');
  });

  test('solo uno pendiente, propio, y con un medio de su circuito [CUP-018]', async () => {
    const { id: timbrado } = await s.cuponDeLegajo('timbrados');
    const sinMedio = await s.abrir('net_pagos', timbrado);
    expect(sinMedio.statusCode).toBe(409);
    expect(sinMedio.json().detail).toMatch(/no está habilitado para este cupón/);
    expect((await s.abrir('sipago', timbrado, s.e.csosa)).statusCode).toBe(404);
    expect((await s.abrir('sipago', 2_000_000_000)).statusCode).toBe(404);
    await s.acreditar(timbrado, { importe: '1200.00' });
    const pagado = await s.abrir('sipago', timbrado);
    expect([pagado.statusCode, pagado.json().detail]).toEqual([409, 'El cupón no se encuentra en estado pendiente']);
  });

  test('no se manda a pagar dos veces: antes se pregunta por lo que ya se abrió', async () => {
    const id = await s.cuponDeMatricula();
    await s.abrir('sipago', id);
    s.falsas.sipago.pagar(await s.referencia(id), s.prueba.ahora());
    const respuesta = await s.abrir('online', id);
    expect(respuesta.statusCode).toBe(409);
    expect((await s.leer(id)).estado_pago).toBe('acreditado');
    expect(await s.intenciones(id)).toMatchObject([{ medio: 'sipago', estado: 'aprobada' }]);
  });

  test('tampoco quien vuelve a una página que ya tenía abierta, después de pagar en otra', async () => {
    const id = await s.cuponDeMatricula();
    expect((await s.abrir('net_pagos', id)).statusCode).toBe(200);
    await s.abrir('sipago', id);
    s.falsas.sipago.pagar(await s.referencia(id), s.prueba.ahora());
    expect((await s.abrir('net_pagos', id)).json()).toMatchObject({
      status: 409,
      detail: 'El cupón no se encuentra en estado pendiente',
    });
  });

  test('con su proveedor caído lo dice sin preguntarle', async () => {
    const id = await s.cuponDeMatricula();
    s.falsas.caidos.push('sipago');
    const respuesta = await s.abrir('sipago', id);
    expect(respuesta.statusCode).toBe(503);
    expect(respuesta.json().detail).toMatch(/no responde en este momento/);
  });
});
