import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { usuario } from '../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba, type Pedido } from '../testing/crear-app-de-prueba.ts';

const lineas: string[] = [];
let prueba: AppDePrueba;
let authorization: string;
beforeAll(async () => {
  prueba = await crearAppDePrueba({ log: { nivel: 'info', destino: { write: (linea) => void lineas.push(linea) } } });
  await usuario(prueba.db, 'mgarcia');
  await prueba.app.listen({ host: '127.0.0.1', port: 0 });
  authorization = `Bearer ${(await prueba.conSesion('mgarcia')).token}`;
});
afterAll(() => prueba.cerrar());

const HECHO_ACA = /^[0-9a-f]{16}$/;
const OTRAS = ['/salud', '/listo', '/api/docs', '/privacidad', '/qr/no-es', '/no-hay', '/api/%E0%A4%A', '/media/x.jpg'];

test('cada respuesta de cada ruta lleva su código, el mismo que su error y sus líneas del registro', async () => {
  const pedir = (url: string, pedido: Pedido & { method?: 'GET' | 'POST' | 'PUT' | 'DELETE' } = {}) =>
    prueba.app.inject({ url, ...pedido });
  lineas.length = 0;
  const respuestas = [
    ...OTRAS.map((url) => [url, pedir(url)] as const),
    ...prueba.app.rutas.flatMap(({ method, path }) => {
      const url = `/api/bff${path.replace(/:\w+/g, '1')}`;
      const conSesion = pedir(url, { method, headers: { authorization }, payload: {} });
      return [
        [`${method} ${url}`, pedir(url, { method })] as const,
        [`${method} ${url} con sesión`, conSesion] as const,
      ];
    }),
  ];
  const vistos = new Set<string>();
  for (const [url, pendiente] of respuestas) {
    const { headers, body, statusCode } = await pendiente;
    const codigo = String(headers['x-request-id']);
    expect(codigo, url).toMatch(HECHO_ACA);
    vistos.add(codigo);
    if (!String(headers['content-type']).startsWith('application/problem+json')) continue;
    const problema = JSON.parse(body);
    expect(problema, url).toMatchObject({ status: statusCode, codigo: expect.any(String) });
    expect(problema.pedido_id, url).toBe(statusCode >= 500 ? codigo : undefined);
  }
  expect(vistos.size).toBe(respuestas.length);
  const anotadas = lineas.map((linea): { pedido_id?: string } => JSON.parse(linea));
  expect(anotadas.length).toBeGreaterThan(respuestas.length);
  for (const anotada of anotadas) expect(vistos, JSON.stringify(anotada)).toContain(anotada.pedido_id);
});

test.each([
  ['uno bien formado se conserva', 'proxy-0001_ABC', true],
  ['uno corto no', 'corto', false],
  ['uno sin fin no', 'a'.repeat(65), false],
  ['un CUIT no', '20254443337', false],
  ['uno con lo que falsearía el registro no', 'a1b2c3d4","level":60', false],
])('de los que llegan, %s', async (_nombre, traido, seConserva) => {
  const { headers } = await prueba.app.inject({ url: '/salud', headers: { 'x-request-id': traido } });
  if (seConserva) expect(headers['x-request-id']).toBe(traido);
  else expect(headers['x-request-id']).toMatch(HECHO_ACA);
});

test.each([
  ['que ni siquiera es HTTP', 'BASURA\r\n\r\n', 400],
  ['que no dice a qué sitio va', 'GET /salud HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['que espera lo que nadie conoce', 'GET /salud HTTP/1.1\r\nHost: a\r\nExpect: b\r\nConnection: close\r\n\r\n', 200],
  ['de un HTTP viejo, que no dice a qué sitio va', 'GET /salud HTTP/1.0\r\n\r\n', 200],
  ['con encabezados sin fin', `GET /salud HTTP/1.1\r\nHost: a\r\nX-Largo: ${'a'.repeat(40_000)}\r\n\r\n`, 400],
])('lo %s también tiene el suyo, en su respuesta y en el registro', async (_nombre, pedido, status) => {
  const { port } = prueba.app.server.address() as { port: number };
  lineas.length = 0;
  const socket = connect(port, '127.0.0.1');
  socket.end(pedido);
  const crudo = (await socket.setEncoding('utf8').toArray()).join('');
  expect(crudo).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  const codigo = /\r\nx-request-id: ([0-9a-f]{16})\r\n/.exec(crudo)?.[1];
  expect(codigo).toBeDefined();
  expect(lineas.join('')).toContain(`"pedido_id":"${codigo}"`);
});

test('el error dice con un código de qué se trata, además de decirlo en palabras', async () => {
  const sinSesion = await prueba.pedir('GET', '/legajos/1');
  expect(sinSesion.json()).toMatchObject({ status: 401, codigo: expect.stringMatching(/^[a-z_]+$/) });
  const ajeno = await prueba.pedir('GET', '/legajos/1', { headers: { authorization } });
  expect(ajeno.json()).toMatchObject({ status: 404, codigo: 'no_encontrado' });
  const vacio = await prueba.pedir('POST', '/authentication_token', { payload: {} });
  expect(vacio.json()).toMatchObject({ status: 422, codigo: 'datos_invalidos' });
});
