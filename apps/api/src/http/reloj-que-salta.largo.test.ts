import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { barrerIntenciones } from '../modules/dinero/intenciones/barrer-intenciones.service.ts';
import { crearTurnos } from '../modules/dinero/intenciones/turnos.ts';
import { CLAVE_DE_PRUEBA } from '../testing/construir.ts';
import type { Pedir } from '../testing/crear-app-de-prueba.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../testing/dinero/escenario-de-pagos.ts';
import type { Escenario } from '../testing/legajos/escenario.ts';
import { vidaDe } from '../testing/legajos/vida.ts';

const DIA_MS = 86_400_000;
let s: EscenarioDePagos;
let e: Escenario;

// Each test is on its own: a sign-in made ahead deletes the sessions expired by then.
beforeEach(async () => {
  s = await crearEscenarioDePagos();
  e = s.e;
});
afterEach(() => e.prueba.cerrar());

const usar = async (pedir: Pedir): Promise<number[]> => {
  const payload = { ...e.legajo({ id: 0, resolucion_id: 0, monto: '0.00', tareas: [] }) };
  const detalles = [await vidaDe(e).manual()];
  const headers = { 'idempotency-key': `salto-${e.prueba.ahora().getTime()}` };
  const crear = () => pedir('POST', '/legajos', { payload: { ...payload, detalles }, headers });
  const [primero, segundo] = [await crear(), await crear()];
  expect(segundo.json()).toEqual(primero.json());
  const lista = await pedir('GET', '/estados_legajos');
  return [primero.statusCode, lista.statusCode];
};

test('con el reloj dos días adelante la sesión vence y se vuelve a entrar; de vuelta atrás, la nueva se renueva y sigue', async () => {
  const vieja = await e.prueba.conSesion('mgarcia');
  expect(await usar(vieja)).toEqual([201, 200]);
  e.prueba.avanzar(2 * DIA_MS);
  expect((await vieja('GET', '/legajos')).statusCode).toBe(401);
  const renovar = (refresh_token: string) =>
    e.prueba.pedir('POST', '/token/refresh', { payload: { refresh_token } }).then(({ statusCode }) => statusCode);
  expect(await renovar(vieja.refresh_token)).toBe(401);
  const nueva = await e.prueba.conSesion('mgarcia');
  expect(await usar(nueva)).toEqual([201, 200]);

  e.prueba.avanzar(-2 * DIA_MS - 60_000);
  expect((await nueva('GET', '/legajos')).statusCode).toBe(401);
  expect(await renovar(nueva.refresh_token)).toBe(200);
  expect(await usar(await e.prueba.conSesion('mgarcia'))).toEqual([201, 200]);
});

test('un año atrás no hay error interno: lo que todavía no pasó se rechaza con su razón', async () => {
  e.prueba.avanzar(-365 * DIA_MS);
  const pedir = await e.prueba.conSesion('mgarcia');
  const detalles = [await vidaDe(e).manual()];
  const payload = { ...e.legajo({ id: 0, resolucion_id: 0, monto: '0.00', tareas: [] }), detalles };
  const futuro = await pedir('POST', '/legajos', { payload });
  expect(futuro.statusCode).toBe(422);
  expect((await pedir('GET', '/estados_legajos')).statusCode).toBe(200);
  e.prueba.avanzar(365 * DIA_MS);
});

test('saltando mientras todos trabajan nadie recibe un error interno, y nada se pierde ni se repite', async () => {
  const pedir = await e.prueba.conSesion('mgarcia');
  const base = e.legajo({ id: 0, resolucion_id: 0, monto: '0.00', tareas: [] });
  const payload = { ...base, detalles: [await vidaDe(e).manual()] };
  const crear = (i: number) =>
    pedir('POST', '/legajos', { payload, headers: { 'idempotency-key': `salto-${i}-de-muchos` } });
  const calcular = () => pedir('POST', '/calculo_honorarios/calcular', { payload: e.pedido() });
  const cuantos = async () =>
    Number((await e.db.selectFrom('legajos').select(e.db.fn.countAll().as('n')).execute())[0]?.n);
  const antes = await cuantos();
  const turnos = Array.from({ length: 30 }, (_, i) => i);
  const pedidos = turnos.flatMap((i) => [crear(i), calcular(), pedir('GET', `/legajos?persona.id=${e.persona.id}`)]);
  for (const salto of [1, -1, 300, -300, -30, 30]) {
    e.prueba.avanzar(salto * DIA_MS);
    await cuantos();
  }
  const primeros = await Promise.all(pedidos);
  for (const { statusCode, body } of primeros) expect([200, 201, 401], body).toContain(statusCode);
  const creados = await Promise.all(turnos.map(crear));
  expect(new Set(creados.map((respuesta) => respuesta.json().numero_legajo)).size).toBe(turnos.length);
  expect(await cuantos()).toBe(antes + turnos.length);
});

test('quien quedó frenado mientras el reloj estaba un año adelante entra cuando se lo pone en hora', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 365 * DIA_MS });
  onTestFinished(() => void vi.useRealTimers());
  const ingresar = async (password: string) => {
    const payload = { username: 'csosa', password };
    return (await e.prueba.pedir('POST', '/authentication_token', { payload })).statusCode;
  };
  for (let i = 0; i < 10; i += 1) expect(await ingresar('equivocada')).toBe(401);
  expect(await ingresar(CLAVE_DE_PRUEBA)).toBe(429);
  vi.useRealTimers();
  expect(await ingresar(CLAVE_DE_PRUEBA)).toBe(200);
});

test('lo que venció con el reloj adelantado vuelve a estar pendiente, y un pago se vuelve a preguntar', async () => {
  const id = await s.cuponDeMatricula();
  expect((await s.abrir('sipago', id)).statusCode).toBe(200);
  const barrer = () =>
    barrerIntenciones({ db: s.db, reloj: s.prueba.ahora, pasarelas: s.falsas.pasarelas, turnos: crearTurnos() });
  s.prueba.avanzar(2 * DIA_MS);
  await barrer();
  s.prueba.avanzar(38 * DIA_MS);
  const adelantada = await e.prueba.conSesion('mgarcia');
  const estado = async (pedir: Pedir) => (await pedir('GET', `/orden_pagos/${id}`)).json().estado.nombre;
  expect(await estado(adelantada)).toBe('vencido');
  s.prueba.avanzar(-40 * DIA_MS);
  const enHora = await e.prueba.conSesion('mgarcia');
  expect(await estado(enHora)).toBe('pendiente');
  s.falsas.sipago.pagar(await s.referencia(id), s.prueba.ahora());
  await barrer();
  expect(await estado(enHora)).toBe('pago');
});
