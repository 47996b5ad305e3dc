import { afterAll, beforeAll, expect, test } from 'vitest';
import { pasarelasDelSandbox } from '../../arranque/pasarelas.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../testing/dinero/escenario-de-pagos.ts';
import { IMPACIENTE } from '../../testing/dinero/sandbox-de-prueba.ts';
import { abrirServidorDeLibreto, type ServidorDeLibreto } from '../../testing/dinero/servidor-de-libreto.ts';
import { crearPasarelas } from './pasarelas/crear-pasarelas.ts';
import type { Pasarelas } from './pasarelas/pasarela.ts';

const ORDENES = '/api/v2/orders';
let servidor: ServidorDeLibreto;
let pasarelas: Pasarelas;
let s: EscenarioDePagos;
beforeAll(async () => {
  servidor = await abrirServidorDeLibreto();
  servidor.responder('/oauth/token', { access_token: 'def', token_type: 'Bearer', expires_in: 3600 });
  servidor.responder(ORDENES, {
    data: { links: [{ checkout: 'https://s/pagar' }], attributes: { uuid: 'uno', orderNumber: 7, status: 'PENDING' } },
  });
  servidor.responder('/api/v1/service/preorder', { data: { preorder_uuid: 'dos', url: 'https://n/pagar' } });
  pasarelas = crearPasarelas(pasarelasDelSandbox(servidor.url), () => s.prueba.ahora(), {
    ...IMPACIENTE,
    pausaMs: 1_500,
  });
  s = await crearEscenarioDePagos({ pasarelas });
});
afterAll(async () => {
  await s.e.prueba.cerrar();
  await servidor.cerrar();
});

test('uno que atiende y nunca contesta se deja en paz; el resto del portal sigue, se dice la verdad y vuelve solo', async () => {
  const [id, otro] = [await s.cuponDeMatricula(), await s.cuponDeMatricula()];
  servidor.colgar(ORDENES);
  const llegan: string[] = [];
  const anotar = async <T>(que: string, pedido: Promise<T>): Promise<T> => {
    const respuesta = await pedido;
    llegan.push(que);
    return respuesta;
  };
  const [pago, ...delPortal] = await Promise.all([
    anotar('el pago', s.abrir('sipago', id)),
    anotar('lo demás', s.e.mgarcia('GET', `/legajos?persona.id=${s.e.persona.id}`)),
    anotar('lo demás', s.e.mgarcia('POST', '/calculo_honorarios/calcular', { payload: s.e.pedido() })),
    anotar('lo demás', s.abrir('net_pagos', otro)),
  ]);
  expect(llegan).toEqual(['lo demás', 'lo demás', 'lo demás', 'el pago']);
  expect(delPortal.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect([pago.statusCode, pago.json().detail]).toEqual([
    503,
    'No pudimos comunicarnos con SiPago, y no se abrió ningún pago nuevo: probá de nuevo en unos minutos o elegí otro método.',
  ]);
  expect((await s.leer(id)).estado_pago).toBe('sin_pago');

  while (pasarelas.caidos().length === 0) expect((await s.abrir('sipago', id)).statusCode).toBe(503);
  expect(pasarelas.caidos()).toEqual(['sipago']);
  const preguntados = servidor.cuantos();
  const cortado = await s.abrir('sipago', id);
  expect([cortado.statusCode, cortado.json().detail]).toEqual([
    503,
    expect.stringMatching(/no responde en este momento/),
  ]);
  expect(servidor.cuantos()).toBe(preguntados);

  servidor.colgar(null);
  await expect.poll(() => pasarelas.caidos(), { timeout: 5_000 }).toEqual([]);
  expect((await s.abrir('sipago', id)).json()).toEqual({ urlRedirect: 'https://s/pagar' });
});
