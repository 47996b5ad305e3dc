import type { MedioOfrecidoLeido } from '@colega/contract/dinero';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';

let s: EscenarioDePagos;
beforeAll(async () => {
  s = await crearEscenarioDePagos();
});
afterAll(() => s.e.prueba.cerrar());

const elegir = (id: number, key: unknown, pedir = s.e.mgarcia) =>
  pedir('POST', `/orden_pagos/${id}/medio_pago`, { payload: { key } as Record<string, unknown> });
const enviar = (orden_id: unknown, pedir = s.e.mgarcia) =>
  pedir('POST', '/red_link/alta_deuda', { payload: { orden_id } as Record<string, unknown> });

test('los medios, y los de cada circuito [API-066] [PAG-012]', async () => {
  const leidos = (await s.e.mgarcia('GET', '/medios_pagos/habilitados')).json();
  const claves = (medios: { key: string }[]) => medios.map(({ key }) => key);
  expect(claves(leidos.items)).toEqual(['codigo_barra', 'redLink', 'sipago', 'net_pagos', 'online']);
  expect(claves(leidos.por_circuito.timbrados)).toEqual(['codigo_barra', 'sipago', 'online']);
  expect(leidos.por_circuito.cep[0]).toEqual({
    key: 'codigo_barra',
    nombre: 'Cupón con código de barras',
    habilitado: true,
  });
});

describe('elegir con qué se paga', () => {
  test('queda entre las preferencias del cupón; el impreso, una sola vez [PAG-014]', async () => {
    const id = await s.cuponDeMatricula();
    const elegido = (await elegir(id, 'codigo_barra')).json();
    expect(elegido).toMatchObject({
      message: 'Método de pago elegido',
      cupon: { preferencias_pagos: [{ key: 'codigo_barra' }] },
    });
    const otra = await elegir(id, 'codigo_barra');
    expect([otra.statusCode, otra.json().detail]).toEqual([409, 'Ya se ha generado el cupón previamente.']);
    await elegir(id, 'sipago');
    const { cupon } = (await elegir(id, 'sipago')).json();
    expect(cupon.preferencias_pagos).toEqual([{ key: 'codigo_barra' }, { key: 'sipago' }]);
  });

  test('el impreso, solo si su importe de hoy entra en el código de barras; a lo demás no le importa', async () => {
    const leerMedios = async (id: number) =>
      (await s.e.mgarcia('GET', `/orden_pagos/${id}/medios_pagos`)).json<{ items: MedioOfrecidoLeido[] }>().items;
    const id = await s.cuponDeMatricula('99999.99');
    expect((await leerMedios(id)).find(({ key }) => key === 'codigo_barra')?.disabled).toBe(false);
    expect((await elegir(id, 'codigo_barra')).statusCode).toBe(200);
    const grande = await s.cuponDeMatricula('100000.00');
    const deshabilitados = (await leerMedios(grande)).filter(({ disabled }) => disabled);
    expect(deshabilitados.map(({ key, disabled_message }) => [key, disabled_message])).toEqual([
      ['codigo_barra', todosLosMensajes.cupon_sin_barra],
    ]);
    const elegido = await elegir(grande, 'codigo_barra');
    expect([elegido.statusCode, elegido.json().detail]).toEqual([409, todosLosMensajes.cupon_sin_barra]);
    expect((await elegir(grande, 'sipago')).statusCode).toBe(200);
  });

  test('solo uno de su circuito, de un cupón propio y pendiente [PAG-015]', async () => {
    const { id } = await s.cuponDeLegajo('timbrados');
    expect((await elegir(id, 'redLink')).statusCode).toBe(409);
    expect((await elegir(id, 'efectivo')).json()).toMatchObject({ status: 422, errores: [{ campo: 'key' }] });
    expect((await elegir(id, 'sipago', s.e.csosa)).statusCode).toBe(404);
    await s.acreditar(id, { importe: '1200.00' });
    expect((await elegir(id, 'sipago')).json().detail).toBe('El cupón no se encuentra en estado pendiente');
  });
});

describe('enviar a Red Link', () => {
  test('guarda código y referencia, y el cupón vuelve con ellos [API-075] [ERR-033]', async () => {
    const id = await s.cuponDeMatricula();
    const respuesta = await enviar(id);
    expect(respuesta.json()).toMatchObject({
      message: 'Cupón enviado a Redlink',
      cupon: {
        enviado_red_link: true,
        codigo_pago: `COL${s.e.persona.cuit}`,
        referencia_pago: String(id),
        preferencias_pagos: [{ key: 'redLink' }],
      },
    });
    const otra = await enviar(id);
    const detail = 'El cupón ya ha sido enviado a Red Link previamente.';
    expect([otra.statusCode, otra.json().detail]).toEqual([409, detail]);
    expect((await elegir(id, 'redLink')).json().detail).toBe(detail);
  });

  test('a la red se le dice lo que se debe: los dos vencimientos, y pasado el primero solo el que queda', async () => {
    const [entero, tarde] = [await s.cuponDeMatricula(), await s.cuponDeMatricula()];
    const vencido = { vencimiento: '2026-03-19', ultimo_vencimiento: '2026-03-30' };
    await s.prueba.sinGuardas((db) => db.updateTable('ordenes_pago').set(vencido).where('id', '=', tarde).execute());
    for (const id of [entero, tarde]) expect((await enviar(id)).statusCode).toBe(200);
    const dicho = (id: number) => s.falsas.redLink.altas.find(({ orden_id }) => orden_id === id)?.vencimientos;
    expect(dicho(entero)?.map(({ importe }) => importe)).toEqual(['1000.00', '1020.00']);
    expect(dicho(tarde)).toEqual([{ fecha: '2026-03-30', importe: '1020.00' }]);
  });

  test('con la misma clave contesta lo mismo; cien veces a la vez, una sola alta', async () => {
    const id = await s.cuponDeMatricula();
    const pedidos = Array.from({ length: 100 }, () => enviar(id));
    const codigos = (await Promise.all(pedidos)).map(({ statusCode }) => statusCode);
    expect(codigos.filter((codigo) => codigo === 200).length).toBeGreaterThan(0);
    expect(codigos.every((codigo) => codigo === 200 || codigo === 409)).toBe(true);
    expect(s.falsas.redLink.altas.filter(({ orden_id }) => orden_id === id)).toHaveLength(1);
    const otro = await s.cuponDeMatricula();
    const headers = { 'idempotency-key': 'alta-1' };
    const conClave = () => s.e.mgarcia('POST', '/red_link/alta_deuda', { payload: { orden_id: otro }, headers });
    expect((await conClave()).json()).toEqual((await conClave()).json());
  });

  test('si la red no contesta o no lo acepta lo dice, y se puede volver a enviar [ERR-035]', async () => {
    const id = await s.cuponDeMatricula();
    s.falsas.redLink.falla = 'sin_respuesta';
    expect((await enviar(id)).statusCode).toBe(503);
    s.falsas.redLink.falla = 'rechazo';
    const rechazado = await enviar(id);
    expect([rechazado.statusCode, rechazado.json().title]).toEqual([502, 'Servicio externo']);
    s.falsas.redLink.falla = null;
    expect((await enviar(id)).statusCode).toBe(200);
  });

  test('uno emitido para pagarse así también se envía; uno ajeno o de timbrado, no', async () => {
    const { id } = await s.cuponDeLegajo('cep', 'redLink');
    s.falsas.redLink.falla = 'sin_respuesta';
    await enviar(id);
    s.falsas.redLink.falla = null;
    expect((await s.leer(id)).preferencias_pagos).toEqual([]);
    expect((await enviar(id)).statusCode).toBe(200);
    expect((await enviar(await s.cuponDeMatricula(), s.e.csosa)).statusCode).toBe(404);
    expect((await enviar((await s.cuponDeLegajo('timbrados')).id)).statusCode).toBe(409);
    for (const orden_id of [null, 'uno', -1, 1.5, 2 ** 40]) expect((await enviar(orden_id)).statusCode).toBe(422);
  });
});
