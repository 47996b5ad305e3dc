import type { Tablero } from '@colega/contract/tablero';
import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crearEscenario, type Escenario } from '../../testing/legajos/escenario.ts';
import { type Vida, vidaDe } from '../../testing/legajos/vida.ts';

let e: Escenario;
let vida: Vida;
beforeAll(async () => {
  e = await crearEscenario();
  vida = vidaDe(e);
  await vida.orden(await vida.original((await vida.hasta('confirmado')).id));
  await vida.hasta('borrador');
});
afterAll(() => e.prueba.cerrar());

const suya = () => `/calendario/${e.persona.id}`;
const renovar = async () => (await e.mgarcia('POST', suya())).json<{ direccion: string }>().direccion;
const bajar = (direccion: string, headers: Record<string, string> = {}) =>
  e.prueba.app.inject({ method: 'GET', url: new URL(direccion).pathname, headers });
const eventosDe = (texto: string) =>
  new ICAL.Component(ICAL.parse(texto)).getAllSubcomponents('vevent').map((uno) => new ICAL.Event(uno));

test('el calendario tiene las mismas fechas que «Para hacer», sin clientes ni importes [S-873]', async () => {
  const leido = await bajar(await renovar());
  expect(leido.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const { para_hacer } = (await e.mgarcia('GET', `/tablero/${e.persona.id}`)).json<Tablero>();
  const conDia = para_hacer.items.filter(({ vence }) => vence !== null);
  const eventos = eventosDe(leido.body);
  expect(conDia.length).toBeGreaterThan(1);
  expect(eventos.map(({ startDate }) => [startDate.isDate, startDate.toString()])).toEqual(
    conDia.map(({ vence }) => [true, vence]),
  );
  expect(eventos[0]?.summary).toBe(`Pagar el CEP, legajo ${conDia[0]?.legajo?.numero_legajo}`);
  expect(leido.body).not.toMatch(/5\.?000|\$/);
  for (const { legajo } of conDia) expect(leido.body).not.toContain(legajo?.comitente);
});

test('sus líneas son de 75 bytes como mucho y terminan como manda RFC 5545; cada cosa tiene su nombre', async () => {
  const { body } = await bajar(await renovar());
  expect(body).toMatch(/\r\nEND:VCALENDAR\r\n$/);
  expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const linea of body.split('\r\n')) expect(Buffer.byteLength(linea)).toBeLessThanOrEqual(75);
  const nombres = eventosDe(body).map(({ uid }) => uid);
  expect(new Set(nombres).size).toBe(nombres.length);
});

test('lo que no cambió no se manda otra vez, y quien la tiene no pregunta en una hora', async () => {
  const direccion = await renovar();
  const { headers } = await bajar(direccion);
  expect(headers['cache-control']).toBe('private, max-age=3600');
  const etag = String(headers.etag);
  const igual = await bajar(direccion, { 'if-none-match': `"otra", W/${etag}` });
  expect([igual.statusCode, igual.body]).toEqual([304, '']);
  expect((await bajar(direccion, { 'if-none-match': '"otra"' })).statusCode).toBe(200);
});

test('la dirección es de su dueño: la renueva y la quita, y la anterior deja de servir', async () => {
  const primera = await renovar();
  expect((await e.mgarcia('GET', suya())).json()).toEqual({ direccion: primera });
  const segunda = await renovar();
  expect(segunda).not.toBe(primera);
  expect([(await bajar(primera)).statusCode, (await bajar(segunda)).statusCode]).toEqual([404, 200]);
  expect((await e.mgarcia('DELETE', suya())).json()).toEqual({ direccion: null });
  expect((await bajar(segunda)).statusCode).toBe(404);
  expect((await e.mgarcia('GET', suya())).json()).toEqual({ direccion: null });
  expect(await renovar()).not.toBe(segunda);
});

test('la dirección de otro no se ve, no se renueva ni se quita; una inventada no abre nada', async () => {
  const direccion = await renovar();
  for (const metodo of ['GET', 'POST', 'DELETE'] as const)
    expect((await e.csosa(metodo, suya())).statusCode, metodo).toBe(404);
  expect((await bajar(direccion)).statusCode).toBe(200);
  expect((await bajar(direccion.replace(/[\w-]{43}\.ics$/, `${'a'.repeat(43)}.ics`))).statusCode).toBe(404);
});

test('al otro día cada cosa conserva su nombre: en el calendario se mueve, no se repite', async () => {
  const direccion = await renovar();
  const nombres = async () => eventosDe((await bajar(direccion)).body).map(({ uid }) => uid);
  const hoy = await nombres();
  e.prueba.avanzar(24 * 60 * 60_000);
  expect(await nombres()).toEqual(hoy);
});
