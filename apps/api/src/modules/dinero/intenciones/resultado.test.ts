import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { bloqueo } from '../../../testing/construir.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';

const CON_PACIENCIA = { timeout: 10_000 };

let s: EscenarioDePagos;
beforeAll(async () => {
  s = await crearEscenarioDePagos();
});
afterAll(() => s.e.prueba.cerrar());
beforeEach(() => {
  s.falsas.sipago.estado.consultar = null;
  s.falsas.online.estado.consultar = null;
});

const abierto = async (medio: 'sipago' | 'net_pagos' | 'online', id: number): Promise<string> => {
  const respuesta = await s.abrir(medio, id);
  if (respuesta.statusCode !== 200) throw new Error(respuesta.body);
  return s.referencia(id);
};
const consultar = (id: number, pedir = s.e.mgarcia) => pedir('POST', `/orden_pagos/${id}/consultar_pago`);
const resultado = (payload: Record<string, unknown>, pedir = s.e.mgarcia) =>
  pedir('POST', '/siro/resultado', { payload });
const aviso = (medio: string, referencia: string, pedido: Record<string, unknown> = {}) =>
  s.prueba.pedir('POST', `/avisos_pagos/${medio}/${referencia}`, pedido);
const retorno = (medio: string, referencia: string, resto: string) =>
  s.prueba.pedir('GET', `/retornos_pagos/${medio}/${referencia}/${resto}`);

describe('el resultado de un pago', () => {
  test('va de pendiente a acreditado o rechazado según su proveedor [PAG-018] [PAG-028]', async () => {
    const cupon = await s.cuponDeLegajo('timbrados');
    const referencia = await abierto('online', cupon.id);
    expect((await consultar(cupon.id)).json()).toMatchObject({
      resultado: 'pending',
      pagoExitoso: null,
      numero: cupon.numero_legajo,
      legajoId: cupon.legajo_id,
      circuito: 'timbrados',
      cupon: { id: cupon.id, estado_pago: 'en_proceso' },
    });
    s.falsas.online.decir(referencia, 'rechazado');
    expect((await consultar(cupon.id)).json()).toMatchObject({ resultado: 'error', pagoExitoso: false });
    s.falsas.online.pagar(referencia, s.prueba.ahora());
    expect((await consultar(cupon.id)).json()).toMatchObject({
      resultado: 'ok',
      pagoExitoso: true,
      cupon: { estado: { nombre: 'pago' }, estado_pago: 'acreditado', comprobante_id: expect.any(Number) },
    });
  });

  test('el de SIRO pregunta con lo que trajo el retorno, y lo demás se deja pasar [API-079] [PAG-028]', async () => {
    const id = await s.cuponDeMatricula();
    const IdReferenciaOperacion = await abierto('online', id);
    s.falsas.online.pagar(IdReferenciaOperacion, s.prueba.ahora());
    const pedido = { IdReferenciaOperacion, IdResultado: 'b2c0', otra: 'cosa' };
    const leido = (await resultado(pedido)).json();
    expect(leido).toMatchObject({ pagoExitoso: true, legajoId: null, numero: leido.cupon.numero_boleta });
    expect((await resultado(pedido)).json()).toEqual(leido);
  });

  test('el que entró tarde paga, el que entró con menos se dice recibido, y de cada uno se dice qué se hizo', async () => {
    const tarde = await s.cuponDeMatricula();
    s.falsas.sipago.pagar(await abierto('sipago', tarde), new Date('2026-06-01T12:00:00Z'));
    expect((await consultar(tarde)).json()).toMatchObject({
      resultado: 'ok',
      cupon: {
        estado_pago: 'acreditado',
        operaciones_pagos: [{ detalle: 'Se pagó fuera de término: se tomó por lo que se debía ese día.' }],
      },
    });
    const menos = await s.cuponDeMatricula();
    s.falsas.sipago.pagar(await abierto('sipago', menos), s.prueba.ahora(), { importe: '1.00' });
    expect((await consultar(menos)).json()).toMatchObject({
      cupon: {
        estado: { nombre: 'pendiente' },
        estado_pago: 'recibido',
        operaciones_pagos: [{ detalle: 'Pago a cuenta: el resto se sigue debiendo.' }],
      },
    });
  });

  test('mientras el proveedor no contesta, no se sabe: nunca es un fracaso', async () => {
    const id = await s.cuponDeMatricula();
    await abierto('sipago', id);
    s.falsas.sipago.estado.consultar = 'sin_respuesta';
    expect((await consultar(id)).json()).toMatchObject({ resultado: 'pending', pagoExitoso: null });
  });

  test('de un cupón o una referencia ajenos, 404; sin sesión, 401', async () => {
    const id = await s.cuponDeMatricula();
    const IdReferenciaOperacion = await abierto('online', id);
    expect((await consultar(id, s.e.csosa)).statusCode).toBe(404);
    expect((await resultado({ IdReferenciaOperacion }, s.e.csosa)).statusCode).toBe(404);
    expect((await resultado({ IdReferenciaOperacion: 'inventada' })).statusCode).toBe(404);
    expect((await resultado({})).json()).toMatchObject({
      status: 422,
      errores: [{ campo: 'IdReferenciaOperacion' }],
    });
    expect((await consultar(id, s.prueba.pedir)).statusCode).toBe(401);
  });
});

test('el resultado de un pago no pide ninguna habilidad, solo una sesión [SES-064]', async () => {
  const id = await s.cuponDeMatricula();
  const IdReferenciaOperacion = await abierto('online', id);
  await bloqueo(s.db, s.e.persona.id, ['quita_ejercicio', 'quita_liquidar']);
  expect((await consultar(id)).statusCode).toBe(200);
  expect((await resultado({ IdReferenciaOperacion })).statusCode).toBe(200);
  await s.prueba.comoDuenio((db) => db.deleteFrom('bloqueos').where('persona_id', '=', s.e.persona.id).execute());
  expect((await resultado({ IdReferenciaOperacion }, s.prueba.pedir)).statusCode).toBe(401);
});

describe('el aviso de un proveedor', () => {
  test('uno que miente no acredita nada; uno que acierta, sí, una vez', async () => {
    const id = await s.cuponDeMatricula();
    const referencia = await abierto('sipago', id);
    const falso = { payload: { data: { order: { status: 'SUCCESS' }, payment: { status: 'APPROVED' } } } };
    expect((await aviso('sipago', referencia, falso)).json()).toEqual({ message: 'Aviso recibido' });
    expect(await s.operaciones(id)).toEqual([]);
    s.falsas.sipago.pagar(referencia, s.prueba.ahora());
    const avisos = await Promise.all([1, 2, 3].map(() => aviso('sipago', referencia, falso)));
    expect(avisos.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await s.operaciones(id)).toHaveLength(1);
    s.falsas.sipago.decir(referencia, 'rechazado');
    await aviso('sipago', referencia, falso);
    expect((await s.leer(id)).estado_pago).toBe('acreditado');
  });

  test('el que llega mientras se pregunta hace preguntar de nuevo: lo que se preguntó antes no sabe lo que él avisa', async () => {
    const id = await s.cuponDeMatricula();
    const referencia = await abierto('net_pagos', id);
    const { estado } = s.falsas.net_pagos;
    const antes = estado.consultas;
    const contestar: (() => void)[] = [];
    const demorar = () => new Promise<void>((listo) => contestar.push(listo));
    estado.demora = demorar();
    const pregunta = consultar(id);
    await vi.waitFor(() => expect(estado.consultas).toBe(antes + 1), CON_PACIENCIA);
    estado.demora = demorar();
    s.prueba.avanzar(1_000);
    s.falsas.net_pagos.pagar(referencia, s.prueba.ahora());
    const llega = aviso('net_pagos', referencia);
    const ultima = async () => (await s.intenciones(id)).at(-1);
    await vi.waitFor(async () => expect((await ultima())?.reclamada_en).toEqual(s.prueba.ahora()), CON_PACIENCIA);
    contestar[0]?.();
    expect((await pregunta).json().resultado).toBe('pending');
    // If the process dies before asking again, the sweep asks.
    expect((await ultima())?.proxima_consulta).toEqual(s.prueba.ahora());
    contestar[1]?.();
    estado.demora = null;
    expect((await llega).statusCode).toBe(200);
    expect(await s.operaciones(id)).toHaveLength(1);
    expect(estado.consultas).toBe(antes + 2);
  });

  test('su cuerpo no se lee: vale en cualquier tipo y aunque no se entienda', async () => {
    const id = await s.cuponDeMatricula();
    const referencia = await abierto('sipago', id);
    for (const tipo of [
      'application/vnd.api+json',
      'application/json',
      'text/xml',
      'application/x-www-form-urlencoded',
    ]) {
      const respuesta = await aviso('sipago', referencia, {
        headers: { 'content-type': tipo },
        payload: '{no es json',
      });
      expect([tipo, respuesta.statusCode]).toEqual([tipo, 200]);
    }
  });

  test('de otro medio, de una referencia inventada o mal formada no dice nada de nadie', async () => {
    const id = await s.cuponDeMatricula();
    const referencia = await abierto('sipago', id);
    expect((await aviso('net_pagos', referencia)).statusCode).toBe(404);
    expect((await aviso('sipago', 'a'.repeat(32))).statusCode).toBe(404);
    expect((await aviso('efectivo', referencia)).statusCode).toBe(422);
    expect((await aviso('sipago', "'; drop table ordenes_pago--")).statusCode).toBe(422);
  });
});

describe('la vuelta del pagador', () => {
  test('va a la pantalla de lo que dice el proveedor, no de lo que dice la dirección', async () => {
    const cupon = await s.cuponDeLegajo('timbrados');
    const referencia = await abierto('sipago', cupon.id);
    const enProceso = await retorno('sipago', referencia, 'rechazado');
    expect(enProceso.statusCode).toBe(303);
    const pantalla = `/app/pagoOnline/${cupon.legajo_id}/sipago`;
    expect(enProceso.headers.location).toBe(`${pantalla}/confirmado?cupon=${cupon.id}`);
    s.falsas.sipago.decir(referencia, 'rechazado');
    const rechazado = await retorno('sipago', referencia, 'confirmado');
    expect(rechazado.headers.location).toBe(`${pantalla}/rechazado?cupon=${cupon.id}`);
    s.falsas.sipago.pagar(referencia, s.prueba.ahora());
    const acreditado = await retorno('sipago', referencia, 'rechazado');
    expect(acreditado.headers.location).toBe(`${pantalla}/confirmado?cupon=${cupon.id}`);
    expect(await s.operaciones(cupon.id)).toHaveLength(1);
  });

  test('Net Pagos y SIRO tienen las suyas; la de SIRO lleva lo que trajo', async () => {
    const id = await s.cuponDeMatricula();
    const net = await retorno('net_pagos', await abierto('net_pagos', id), 'confirmado');
    expect(net.headers.location).toBe(`/app/pagoOnline/netPago/confirmado?cupon=${id}`);
    const referencia = await abierto('online', id);
    const siro = await retorno(
      'online',
      referencia,
      `confirmado?IdResultado=b2c0&IdReferenciaOperacion=${referencia}&x=1`,
    );
    const datos = `cupon=${id}&IdResultado=b2c0&IdReferenciaOperacion=${referencia}`;
    expect(siro.headers.location).toBe(`/app/pagoOnline/resultado?${datos}`);
  });

  test('de una referencia que no existe, a la pantalla que dice que no se sabe de qué pago es', async () => {
    const nadie = 'f'.repeat(32);
    const lugares = [
      ['sipago', 'confirmado', '/app/pagoOnline/sipago/confirmado'],
      ['net_pagos', 'rechazado', '/app/pagoOnline/netPago/confirmado'],
      ['online', 'confirmado', '/app/pagoOnline/resultado'],
      ['online', 'rechazado?IdResultado=b2c0&x=1', '/app/pagoOnline/resultado?IdResultado=b2c0'],
    ] as const;
    for (const [medio, resto, lugar] of lugares) {
      const respuesta = await retorno(medio, nadie, resto);
      expect([respuesta.statusCode, respuesta.headers.location]).toEqual([303, lugar]);
    }
  });
});
