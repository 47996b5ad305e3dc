import { afterAll, beforeAll, expect, test } from 'vitest';
import { crearEscenario, type Escenario } from '../modules/legajos/pruebas/escenario.ts';
import { vidaDe } from '../modules/legajos/pruebas/vida.ts';
import type { Pedir } from '../testing/crear-app-de-prueba.ts';

const DIA_MS = 86_400_000;
let e: Escenario;

beforeAll(async () => {
  e = await crearEscenario();
});
afterAll(() => e.prueba.cerrar());

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

test('con el reloj dos días adelante la sesión vence y se vuelve a entrar; de vuelta atrás, la nueva sigue valiendo', async () => {
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
  expect(await usar(nueva)).toEqual([201, 200]);
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
