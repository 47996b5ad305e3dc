import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ocultarDatos } from '../ocultar-datos.ts';
import { rutaDesdeRaiz } from '../raiz.ts';
import { usuario } from '../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba } from '../testing/crear-app-de-prueba.ts';

let prueba: AppDePrueba;
let carpetaWeb: string;
const lineas: string[] = [];

beforeAll(async () => {
  carpetaWeb = mkdtempSync(join(tmpdir(), 'colega-web-'));
  mkdirSync(join(carpetaWeb, 'assets'));
  writeFileSync(
    join(carpetaWeb, 'index.html'),
    '<meta property="csp-nonce" nonce="__CSP_NONCE__"><!--precarga--><div><!--encabezado--></div>',
  );
  mkdirSync(join(carpetaWeb, '.vite'));
  writeFileSync(join(carpetaWeb, '.vite/manifest.json'), '{}');
  writeFileSync(
    join(carpetaWeb, 'precarga.json'),
    JSON.stringify([
      {
        ...{ patron: '^/app/:?[^/]+/detail/?$', modulos: ['assets/a.js'], estilos: ['assets/a.css'] },
        ...{ encabezado: 'Detalle', conVolver: true },
      },
    ]),
  );
  copyFileSync(rutaDesdeRaiz('apps/web/public/entrada.html'), join(carpetaWeb, 'entrada.html'));
  writeFileSync(join(carpetaWeb, 'favicon.svg'), '<svg/>');
  writeFileSync(join(carpetaWeb, 'assets/app-1a2b.js'), 'sin comprimir');
  writeFileSync(join(carpetaWeb, 'assets/app-1a2b.js.br'), 'comprimido');
  prueba = await crearAppDePrueba({
    carpetaWeb,
    log: { nivel: 'info', destino: { write: (linea) => void lineas.push(linea) } },
  });
  await usuario(prueba.db, 'mgarcia');
});
afterAll(async () => {
  await prueba.cerrar();
  rmSync(carpetaWeb, { recursive: true });
});

const INGRESO = '/authentication_token';
const json = { 'content-type': 'application/json' };

test.each([
  ['JSON roto', '{"username":', json, 400, 'no son JSON'],
  ['cuerpo vacío', '', json, 400, 'no son JSON'],
  ['__proto__', '{"__proto__":{"a":1},"username":"a","password":"b"}', json, 400, 'no son JSON'],
  ['más de 1 MB', `"${'a'.repeat(1_048_577)}"`, json, 413, '1 MB'],
  ['5 MB', `"${'a'.repeat(5_000_000)}"`, json, 413, '1 MB'],
  ['texto', 'hola', { 'content-type': 'text/plain' }, 415, 'application/json'],
  ['un archivo', '--l\r\n\r\n--l--', { 'content-type': 'multipart/form-data; boundary=l' }, 415, 'application/json'],
  ['formulario', 'username=a', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'application/json'],
])('%s se rechaza en castellano [API-001]', async (_nombre, payload, headers, status, frase) => {
  const respuesta = await prueba.pedir('POST', INGRESO, { payload, headers });
  expect(respuesta.statusCode).toBe(status);
  expect(respuesta.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  const problema = respuesta.json<{ detail: string; message: string }>();
  expect(problema.detail).toContain(frase);
  expect(problema.message).toBe(problema.detail);
});

test.each([
  ['un número por texto', { username: 5, password: 'b' }, 'username', 'Se espera un texto.'],
  ['demasiado largo', { username: 'a'.repeat(61), password: 'b' }, 'username', 'Ingresá como máximo 60 caracteres.'],
  ['vacío', { username: '  ', password: 'b' }, 'username', 'Ingresá tu usuario.'],
  ['un NUL', { username: 'a\0b', password: 'b' }, 'username', 'El campo username tiene un carácter que no se puede'],
  ['un control', { username: 'a\u0007b', password: 'b' }, 'username', 'El campo username tiene un carácter que no se'],
  [
    'lo que no vino en UTF-8',
    { username: 'Ca\ufffduelas', password: 'b' },
    'username',
    'tiene un carácter que no se puede',
  ],
  [
    'una vuelta de escritura',
    { username: 'a\u202Eb', password: 'b' },
    'username',
    'El campo username tiene un carácter',
  ],
  ['una letra sin ancho', { username: 'a\u200Bb', password: 'b' }, 'username', 'El campo username tiene un carácter'],
  ['medio carácter', { username: '\ud800', password: 'b' }, 'username', 'El campo username tiene un carácter'],
])('%s: se nombra el campo', async (_nombre, payload, campo, mensaje) => {
  const respuesta = await prueba.pedir('POST', INGRESO, { payload: JSON.stringify(payload), headers: json });
  expect(respuesta.statusCode).toBe(422);
  expect(respuesta.json()).toMatchObject({ errores: [{ campo, mensaje: expect.stringContaining(mensaje) }] });
});

test('una lista, un número o nada en lugar del objeto, y un anidamiento sin fondo', async () => {
  for (const payload of ['[]', '7', 'null', '"a"', `${'['.repeat(50_000)}${']'.repeat(50_000)}`]) {
    const respuesta = await prueba.pedir('POST', INGRESO, { payload, headers: json });
    expect(respuesta.statusCode, payload.slice(0, 20)).toBe(422);
  }
});

test.each([
  '/api/bff/localidades/%zz',
  '/api/bff/localidades/%00',
  '/api/bff/localidades/abc',
  '/api/bff/localidades/99999999999',
  '/api/bff/localidades/-1',
  '/api/bff/localidades?page=0',
  '/api/bff/localidades?page=1e99',
  '/api/bff/localidades?search=%00',
  '/api/bff/localidades?search=a&search=b',
  '/api/bff/localidades?provincia.id=99999999999999999999',
  '/api/bff/segmento_tareas?segmento.id=3000000000',
  `/api/bff/localidades?search=${'a'.repeat(81)}`,
  '/api/bff/no_existe',
  '/api/bff',
  '/api/otra',
])('%s se rechaza sin un 500', async (url) => {
  const respuesta = await prueba.app.inject({ method: 'GET', url, headers: { authorization: await bearer() } });
  expect(respuesta.statusCode).toBeGreaterThanOrEqual(400);
  expect(respuesta.statusCode).toBeLessThan(500);
  expect(respuesta.json<{ detail: string }>().detail.length).toBeGreaterThan(5);
});

test('una letra que no viene en UTF-8 no se guarda rota', async () => {
  const payload = Buffer.from('{"username":"Cañuelas","password":"b"}', 'latin1');
  const headers = { 'content-type': 'application/json; charset=iso-8859-1' };
  const respuesta = await prueba.pedir('POST', INGRESO, { payload, headers });
  expect(respuesta.statusCode).toBe(422);
  expect(respuesta.json()).toMatchObject({ errores: [{ campo: 'username' }] });
});

const bearer = async () => `Bearer ${(await prueba.conSesion('mgarcia')).token}`;

test('un pedido inesperado que falla adentro responde 500 sin detalle y queda en el registro', async () => {
  const rota = await crearAppDePrueba({ cuits: { buscar: () => Promise.reject(new Error('secreto interno')) } });
  await usuario(rota.db, 'mgarcia');
  const conSesion = await rota.conSesion('mgarcia');
  const respuesta = await conSesion('GET', '/cuits/findByCuit/20254443337');
  await rota.cerrar();
  expect(respuesta.statusCode).toBe(500);
  expect(respuesta.body).not.toContain('secreto');
});

/** Requests are counted by the minute of the clock: these are all of one, however long the machine takes. */
const enUnMinuto = (): void => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.now());
};
afterEach(() => vi.restoreAllMocks());

test('demasiados pedidos de una dirección: 429 con Retry-After', async () => {
  enUnMinuto();
  const corta = await crearAppDePrueba({ limiteDePedidos: 3 });
  for (let i = 0; i < 3; i += 1) expect((await corta.pedir('GET', '/configuracion')).statusCode).toBe(200);
  const frenada = await corta.pedir('GET', '/configuracion');
  await corta.cerrar();
  expect(frenada.statusCode).toBe(429);
  expect(Number(frenada.headers['retry-after'])).toBeGreaterThan(0);
  expect(frenada.json()).toMatchObject({ title: 'Demasiados pedidos' });
});

test('detrás de un proxy cuenta la dirección que él dice, y sin proxy la de la conexión', async () => {
  enUnMinuto();
  const desde = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
  for (const [TRUST_PROXY, status] of [
    ['1', 200],
    ['127.0.0.1', 200],
    ['0', 429],
  ] as const) {
    const corta = await crearAppDePrueba({ limiteDePedidos: 1, entorno: { TRUST_PROXY } });
    await corta.pedir('GET', '/configuracion', desde('190.0.0.1'));
    expect((await corta.pedir('GET', '/configuracion', desde('190.0.0.2'))).statusCode).toBe(status);
    await corta.cerrar();
  }
});

test('lo que escribe quien llama delante de lo que agrega el proxy no cambia su dirección', async () => {
  enUnMinuto();
  for (const [TRUST_PROXY, despues] of [
    ['1', ['190.0.0.7']],
    ['2', ['190.0.0.7', '10.0.0.3']],
    ['127.0.0.1, 10.0.0.3', ['190.0.0.7', '10.0.0.3']],
  ] as const) {
    const corta = await crearAppDePrueba({ limiteDePedidos: 1, entorno: { TRUST_PROXY } });
    const pedir = async (...inventadas: string[]) => {
      const headers = { 'x-forwarded-for': [...inventadas, ...despues].join(', ') };
      return (await corta.pedir('GET', '/configuracion', { headers })).statusCode;
    };
    const codigos = [
      await pedir(),
      await pedir('1.1.1.1'),
      await pedir('1.1.1.2', '10.0.0.3'),
      await pedir('x'.repeat(99)),
    ];
    await corta.cerrar();
    expect([TRUST_PROXY, ...codigos]).toEqual([TRUST_PROXY, 200, 429, 429, 429]);
  }
});

test('una dirección que no lo es cuenta como la de la conexión: ni un 5xx, ni una cuenta nueva por cada una', async () => {
  enUnMinuto();
  const corta = await crearAppDePrueba({ limiteDePedidos: 5, entorno: { TRUST_PROXY: '1' } });
  const codigos: number[] = [];
  for (const ip of ['x'.repeat(8_000), `${'1'.repeat(4_000)}.${'1'.repeat(4_000)}`, '', '999.1.1.1', 'no', 'tampoco'])
    codigos.push(
      (
        await corta.pedir('POST', INGRESO, {
          payload: { username: 'a', password: 'b' },
          headers: { 'x-forwarded-for': ip },
        })
      ).statusCode,
    );
  await corta.cerrar();
  expect(codigos).toEqual([401, 401, 401, 401, 401, 429]);
});

test('un puerto no es otra dirección, ni lo es otra máquina de la misma red IPv6', async () => {
  enUnMinuto();
  for (const [una, otra] of [
    ['190.0.0.1:4001', '190.0.0.1'],
    ['[2803:9800:a::1]:4001', '2803:9800:a::2'],
    ['2803:9800:a:0:1:2:3:4', '2803:9800:a::'],
    ['::ffff:190.0.0.1', '190.0.0.1'],
  ]) {
    const corta = await crearAppDePrueba({ limiteDePedidos: 1, entorno: { TRUST_PROXY: '1' } });
    const pedir = (ip: string | undefined) =>
      corta.pedir('GET', '/configuracion', { headers: { 'x-forwarded-for': ip } });
    expect([una, (await pedir(una)).statusCode, (await pedir(otra)).statusCode]).toEqual([una, 200, 429]);
    expect((await pedir('2803:9800:b::1')).statusCode).toBe(200);
    await corta.cerrar();
  }
});

test('lo que no es HTTP también se rechaza en castellano', async () => {
  const otra = await crearAppDePrueba();
  const url = new URL(await otra.app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(url.port), url.hostname);
  socket.end('BASURA\r\n\r\n');
  const partes = await socket.setEncoding('utf8').toArray();
  await otra.cerrar();
  expect(partes.join('')).toMatch(/^HTTP\/1\.1 400 .*"detail":"No pudimos leer el pedido\."/s);
});

test('un pedido que no termina de llegar no se espera para siempre', () => {
  const { requestTimeout, headersTimeout } = prueba.app.server;
  expect([requestTimeout, headersTimeout]).toEqual([120_000, 60_000]);
});

test('el portal: index.html con un nonce por respuesta en cada pantalla, y nada en línea sin él', async () => {
  const [una, otra] = await Promise.all(
    ['/login', '/app/dashboard'].map((url) => prueba.app.inject({ url, headers: { accept: 'text/html' } })),
  );
  const nonce = /nonce="([^"]+)"/.exec(una?.body ?? '')?.[1];
  expect(una?.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
  expect(una?.headers['content-security-policy']).not.toContain('unsafe-inline');
  expect(una?.headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  expect(una?.headers['content-security-policy']).toContain('https://wms.ign.gob.ar');
  expect(otra?.body).not.toBe(una?.body);
});

test('/ no es una pantalla: su página solo dice adónde ir, y no pide nada del portal [OPN-002, OPN-003]', async () => {
  for (const url of ['/', '/index.html', '/?desde=correo']) {
    const { body, headers, statusCode } = await prueba.app.inject(url);
    expect([statusCode, headers['cache-control'], headers['content-type']], url).toEqual([
      ...[200, 'no-store', 'text/html; charset=utf-8'],
    ]);
    expect(headers['content-security-policy'], url).toMatch(/^default-src 'none'; script-src 'self'; /);
    expect(body.match(/(src|href)="[^"]+"/g), url).toEqual([
      ...['href="/favicon.svg"', 'src="/entrada.js"', 'href="/verificar"'],
    ]);
    const cabecera = await prueba.app.inject({ method: 'HEAD', url });
    expect([cabecera.statusCode, cabecera.body], url).toEqual([200, '']);
    expect(cabecera.headers['content-length'], url).toBe(headers['content-length']);
  }
  for (const url of ['/entrada.html', '/assets/index.html'])
    expect((await prueba.app.inject(url)).statusCode, url).toBe(404);
});

test('la página de una pantalla pide de entrada las piezas de esa pantalla', async () => {
  const pieza = '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/a.js">';
  const { body } = await prueba.app.inject('/app/12/detail?desde=correo');
  expect(body).toContain(pieza);
  expect(body).toContain('<link rel="preload" as="style" fetchpriority="low" crossorigin href="/assets/a.css">');
  const otra = await prueba.app.inject('/app/dashboard');
  expect(otra.body).not.toContain('modulepreload');
  expect(otra.body).not.toContain('precarga');
  const manifiesto = await prueba.app.inject('/.vite/manifest.json');
  expect(manifiesto.statusCode).toBeGreaterThanOrEqual(400);
});

test('la página de una pantalla viene con su encabezado, si la dirección no dice algo más', async () => {
  expect((await prueba.app.inject('/app/12/detail')).body).toContain('<div><p data-con-volver>Detalle</p></div>');
  for (const url of ['/app/12/detail?desde=correo', '/app/dashboard'])
    expect((await prueba.app.inject(url)).body, url).toContain('<div></div>');
});

test('lo que sigue al ? es de la pantalla, aunque termine como un archivo [SES-036]', async () => {
  const pantalla = await prueba.app.inject('/confirmada?email=m%E2%80%A2%40e%E2%80%A2.com');
  expect([pantalla.statusCode, pantalla.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect((await prueba.app.inject('/assets/otro.js?v=1')).statusCode).toBe(404);
});

test('una dirección mal escrita es una pantalla que no existe; en la API, un error en castellano', async () => {
  const pantalla = await prueba.app.inject({ url: '/%E0%A4%A', headers: { accept: 'text/html' } });
  expect(pantalla.statusCode).toBe(200);
  expect(pantalla.headers['content-type']).toBe('text/html; charset=utf-8');
  for (const url of ['/api/%E0%A4%A', '/assets/%E0%A4%A.js'])
    expect((await prueba.app.inject(url)).headers['content-type'], url).toContain('application/problem+json');
});

test('/favicon.ico es el ícono del portal', async () => {
  const icono = await prueba.app.inject('/favicon.ico');
  expect([icono.statusCode, icono.headers['content-type'], icono.body]).toEqual([200, 'image/svg+xml', '<svg/>']);
});

test('los archivos con versión no vencen, van comprimidos, y el que falta no es una pantalla', async () => {
  const archivo = await prueba.app.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'br' } });
  expect(archivo.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect([archivo.headers['content-encoding'], archivo.body]).toEqual(['br', 'comprimido']);
  expect((await prueba.app.inject('/assets/otro.js')).statusCode).toBe(404);
  expect((await prueba.app.inject('/assets/..%2f..%2fetc/passwd')).statusCode).toBeGreaterThanOrEqual(400);
});

test('el documento OpenAPI y su página nombran todas las llamadas [API-001]', async () => {
  const documento = (await prueba.app.inject('/api/openapi.json')).json<{
    openapi: string;
    servers: { url: string }[];
    paths: Record<string, Record<string, { security?: unknown }>>;
  }>();
  expect(documento).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/api/bff' }] });
  expect(documento.paths['/localidades/{id}']?.get?.security).toEqual([{ sesion: [] }]);
  const referencias = JSON.stringify(documento).match(/"#\/[^"]+"/g) ?? [];
  for (const referencia of new Set(referencias)) {
    const [raiz, tipo, nombre] = referencia.slice(3, -1).split('/');
    expect(documento).toHaveProperty([raiz ?? '', tipo ?? '', nombre ?? '']);
  }
  const { body } = await prueba.app.inject('/api/docs');
  expect(body).toContain('data-url="/api/openapi.json"');
  expect(body).not.toMatch(/https?:\/\//);
  const guion = /<script[^>]+src="([^"]+)"/.exec(body)?.[1] ?? '';
  const enteros = await Promise.all(
    ['br', 'gzip', ''].map((codificacion) =>
      prueba.app.inject({ url: guion, headers: { 'accept-encoding': codificacion } }),
    ),
  );
  expect(enteros.map(({ headers }) => [headers['content-type'], headers['content-encoding']])).toEqual([
    ['text/javascript; charset=utf-8', 'br'],
    ['text/javascript; charset=utf-8', 'gzip'],
    ['text/javascript; charset=utf-8', undefined],
  ]);
  const [br, gzip, identidad] = enteros.map(({ rawPayload }) => rawPayload);
  expect(brotliDecompressSync(br ?? '').equals(identidad ?? Buffer.of())).toBe(true);
  expect(gunzipSync(gzip ?? '').equals(identidad ?? Buffer.of())).toBe(true);
  expect(identidad?.toString()).toContain('api-reference');
});

test('salud y disposición', async () => {
  expect((await prueba.app.inject('/salud')).json()).toEqual({ estado: 'ok' });
  expect((await prueba.app.inject('/listo')).json()).toEqual({ estado: 'listo' });
});

const anotado = async (...urls: string[]): Promise<string> => {
  lineas.length = 0;
  for (const url of urls) await prueba.app.inject({ url, headers: { authorization: await bearer() } });
  return lineas.join('');
};

test('el registro no guarda ni contraseñas ni tokens', async () => {
  prueba.app.log.info(
    { req: { headers: { authorization: 'Bearer abc123' } }, body: { password: 'clave123' } },
    'prueba',
  );
  prueba.app.log.error({ err: Object.assign(new Error('repetido'), { detail: 'Key (cuit)=(20254443337)' }) });
  const antes = lineas.join('');
  const registro =
    antes +
    (await anotado('/api/bff/rubros', '/reset-password/un-token-de-un-solo-uso/y?x=1', '/administrador/un-token'));
  expect(registro).toContain('prueba');
  expect(registro).toContain('/reset-password/[oculto]/y?x=[oculto]');
  expect(registro).not.toMatch(/abc123|clave123|eyJ|un-token|20254443337/);
});

test('ni quién es el comitente que se busca, ni lo que abre una imagen, un calendario o una página pública', async () => {
  const registro = await anotado(
    '/api/bff/cuits/findByCuit/20254443337',
    '/api/bff/legajos?comitente.search=Fern%C3%A1ndez&page=2',
    '/media/0123456789abcdef0123456789abcdef.jpg?vence=1&firma=firma-que-abre',
    '/qr/codigo-de-credencial',
    '/api/bff/qr/cvds/codigo-de-visado-1',
    '/qr/recibo/codigo-de-recibo-1',
    '/api/bff/qr/recibos/codigo-de-recibo-1',
    '/api/bff/calendarios/codigo-de-calendario-1.ics',
  );
  expect(registro).toContain('page=2');
  expect(registro).not.toMatch(/20254443337|Fern|firma-que-abre|codigo-de/);
});

test('ni un CUIT, un documento, un correo, un nombre o un token, se escriban donde se escriban', async () => {
  const token = await bearer();
  const cuits = ['20254443337', '50000000016', '30-71234567-1', '33712345671', '27111111118'];
  const caminos = cuits.flatMap((cuit) => [
    `/api/bff/cuits/findByCuit/${cuit}`,
    `/api/bff/no-existe/${cuit}`,
    `/api/bff/legajos?comitente.search=${cuit}`,
    `/verificar?numero=${cuit}`,
    `/${cuit}`,
  ]);
  const registro = await anotado(
    ...caminos,
    '/api/bff/legajos/25444333',
    '/api/bff/personas?documento=25.444.333',
    '/confirmada?email=maria.garcia@example.com',
    '/maria.garcia%40example.com',
    '/api/bff/localidades?search=Fern%C3%A1ndez&nombre=Su%C3%A1rez&page=3',
    `/api/bff/rubros?token=${token.slice(7)}`,
  );
  lineas.length = 0;
  const repetido = Object.assign(new Error('Key 20254443337 of maria.garcia@example.com, DNI 25.444.333'), {
    detail: 'Key (cuit)=(20254443337)',
    cause: new Error(`invalid: "50000000016" ${token}`),
  });
  prueba.app.log.error({ err: repetido }, 'una falla');
  prueba.app.log.error({ err: 'maria.garcia@example.com' }, 'otra');
  const todo = registro + lineas.join('');
  expect(todo).toContain('page=3');
  expect(todo).not.toMatch(/2025444333|5000000001|71234567|3371234567|2711111111|25\.?444\.?333/);
  expect(todo).not.toMatch(/maria\.garcia|Fern|Su%C3|eyJ/);
});

test('lo que no es de nadie se sigue leyendo: direcciones de máquinas, días, números cortos', () => {
  for (const linea of [
    'connect ECONNREFUSED 192.168.100.200:5432',
    'desde 2026-03-10 hasta 2026-12-31',
    'legajo 1234567',
  ])
    expect(ocultarDatos(linea)).toBe(linea);
  expect(ocultarDatos('Recipient <maria@example.com> rejected')).toBe('Recipient <[oculto]> rejected');
});

test('cada pedido con sesión queda anotado con su usuario y su resultado', async () => {
  await anotado('/api/bff/localidades/999999');
  const entrada = JSON.parse(lineas.at(-1) ?? '{}');
  expect(entrada).toMatchObject({
    user_id: expect.any(Number),
    pedido_id: expect.any(String),
    res: { statusCode: 404 },
  });
  expect(new Date(entrada.time).getTime()).toBeGreaterThan(0);
});
