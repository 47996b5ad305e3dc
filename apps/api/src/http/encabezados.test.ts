import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CLAVE_DE_PRUEBA, matricula, usuario } from '../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba } from '../testing/crear-app-de-prueba.ts';

let prueba: AppDePrueba;
let carpeta: string;
let codigo: string;
let authorization: string;
beforeAll(async () => {
  carpeta = mkdtempSync(join(tmpdir(), 'colega-web-'));
  const carpetaWeb = join(carpeta, 'web');
  const delColegio = join(carpeta, 'colegio');
  for (const una of [carpetaWeb, delColegio]) mkdirSync(join(una, 'assets'), { recursive: true });
  writeFileSync(join(delColegio, 'index.html'), '<title>Colegio</title><meta nonce="__CSP_NONCE__">');
  writeFileSync(join(delColegio, 'assets/mesa-3c4d.js'), '0');
  writeFileSync(join(carpetaWeb, 'index.html'), '<meta property="csp-nonce" nonce="__CSP_NONCE__">');
  writeFileSync(join(carpetaWeb, 'entrada.html'), '<script src="/entrada.js"></script>');
  writeFileSync(join(carpetaWeb, 'assets/app-1a2b.js'), '0');
  prueba = await crearAppDePrueba({ carpetaWeb, entorno: { PUBLIC_URL: 'https://colega.example' } });
  const { persona } = await usuario(prueba.db, 'mgarcia', { datos: { codigo_qr: 'c'.repeat(32) } });
  codigo = persona.codigo_qr;
  await matricula(prueba.db, persona.id);
  authorization = `Bearer ${(await prueba.conSesion('mgarcia')).token}`;
});
afterAll(async () => {
  await prueba.cerrar();
  rmSync(carpeta, { recursive: true });
});

test('la mesa del Colegio tiene su página, con nonce, en cualquiera de sus direcciones, y sus archivos', async () => {
  for (const url of ['/colegio', '/colegio/', '/colegio?x=1', '/colegio/usuarios', '/colegio/legajo/7']) {
    const { statusCode, body, headers } = await prueba.app.inject(url);
    const [, nonce = ''] = /nonce="([\w+/=]+)"/.exec(body) ?? [];
    expect([url, statusCode, body]).toEqual([url, 200, `<title>Colegio</title><meta nonce="${nonce}">`]);
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(headers['cache-control']).toBe('no-store');
  }
  const archivo = await prueba.app.inject('/colegio/assets/mesa-3c4d.js');
  expect([archivo.statusCode, archivo.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  for (const url of ['/colegio/assets/no-esta.js', '/colegio/index.html', '/colegio/../web/index.html'])
    expect([url, (await prueba.app.inject(url)).statusCode]).toEqual([url, 404]);
  expect((await prueba.app.inject('/colegios')).body).not.toContain('Colegio');
});

type Leida = [string, LightMyRequestResponse];

const respuestas = async (): Promise<Leida[]> => {
  const urls = [
    ...['/', '/app/dashboard', '/login', '/reset-password/x', '/assets/app-1a2b.js', '/assets/no-esta.js'],
    ...[
      '/api/docs',
      '/api/docs/scalar.js',
      '/api/openapi.json',
      '/salud',
      '/listo',
      `/qr/${codigo}`,
      '/qr/no-es',
      '/qr/cvd/no-existe-este-codigo',
    ],
    ...['/api/bff/configuracion', '/api/bff/rubros', '/api/bff/legajos/1', '/api/bff/no', '/media/x.jpg'],
    ...['/api/%E0%A4%A', `/api/bff/localidades/${'9'.repeat(200)}`],
  ];
  const payload = { username: 'mgarcia', password: CLAVE_DE_PRUEBA };
  const leidas = urls.map(async (url): Promise<Leida> => [url, await prueba.app.inject(url)]);
  const ingreso: Leida = ['ingreso', await prueba.pedir('POST', '/authentication_token', { payload })];
  const conSesion: Leida = ['con sesión', await prueba.pedir('GET', '/rubros', { headers: { authorization } })];
  return [...(await Promise.all(leidas)), ingreso, conSesion];
};

const directivas = (politica: unknown): Map<string, string> =>
  new Map(
    String(politica)
      .split('; ')
      .map((parte) => [parte.split(' ')[0] ?? '', parte.split(' ').slice(1).join(' ')]),
  );

test('toda respuesta lleva su política de contenido, sin nada en línea ni de afuera', async () => {
  for (const [url, { headers }] of await respuestas()) {
    const politica = directivas(headers['content-security-policy']);
    expect(headers['content-security-policy'], url).not.toMatch(/unsafe-|\*(?!\.)|https?:(?!\/\/)/);
    expect(["'none'", "'self'"], url).toContain(politica.get('default-src'));
    expect(["'self'", undefined], url).toContain(politica.get('script-src'));
    expect(politica.get('base-uri'), url).toBe("'none'");
    expect(["'none'", undefined], url).toContain(politica.get('object-src'));
    if (politica.get('object-src') === undefined) expect(politica.get('default-src'), url).toBe("'none'");
    expect(["'none'", "'self'"], url).toContain(politica.get('frame-ancestors'));
    expect(["'none'", "'self'"], url).toContain(politica.get('form-action'));
  }
});

test('ninguna página lleva un guion o un estilo en línea que su política no nombre', async () => {
  for (const [url, { headers, body }] of await respuestas()) {
    if (!String(headers['content-type']).startsWith('text/html')) continue;
    expect(body, url).not.toMatch(/<[^>]+\s(on\w+|style)=/i);
    expect(body.match(/<script(?![^>]*\ssrc=)/g), url).toBeNull();
    for (const [, nonce = ''] of body.matchAll(/<style nonce="([^"]+)"/g))
      expect(headers['content-security-policy'], url).toContain(`'nonce-${nonce}'`);
    expect(body.match(/<style(?! nonce=)/g), url).toBeNull();
  }
});

test('toda respuesta lleva los encabezados de seguridad, y ninguno que cuente con qué está hecha', async () => {
  for (const [url, { headers, statusCode, body }] of await respuestas()) {
    expect(headers['x-content-type-options'], url).toBe('nosniff');
    expect(['no-referrer', 'strict-origin-when-cross-origin'], url).toContain(headers['referrer-policy']);
    expect([headers['x-powered-by'], headers.server], url).toEqual([undefined, undefined]);
    if (body !== '' && statusCode !== 303) expect(headers['content-type'], url).toMatch(/charset=utf-8|^image\//);
    if (url.startsWith('/api/bff') || url === 'ingreso') expect(headers['cache-control'], url).toBe('no-store');
  }
});

test('publicado por https, el navegador no vuelve por http en un año', async () => {
  const { headers } = await prueba.app.inject('/');
  expect(headers['strict-transport-security']).toMatch(/^max-age=31536000; includeSubDomains/);
  const local = await crearAppDePrueba();
  expect((await local.app.inject('/salud')).headers['strict-transport-security']).toBeUndefined();
  await local.cerrar();
});

test('lo que ni siquiera es HTTP lleva los mismos', async () => {
  const otra = await crearAppDePrueba();
  const url = new URL(await otra.app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(url.port), url.hostname);
  socket.end('BASURA\r\n\r\n');
  const crudo = (await socket.setEncoding('utf8').toArray()).join('');
  await otra.cerrar();
  expect(crudo).toMatch(/\r\nx-content-type-options: nosniff\r\n/);
  expect(crudo).toMatch(/\r\ncontent-security-policy: default-src 'none'/);
});

test('de otro sitio no se puede: ni cookies que viajen solas, ni permiso para leer ni para preguntar', async () => {
  const origin = 'https://otro.example';
  for (const [url, { headers }] of await respuestas()) expect(headers['set-cookie'], url).toBeUndefined();
  const leida = await prueba.pedir('GET', '/configuracion', { headers: { origin } });
  expect(leida.headers['access-control-allow-origin']).toBeUndefined();
  const previa = await prueba.app.inject({
    method: 'OPTIONS',
    url: '/api/bff/legajos',
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
  });
  expect(previa.statusCode).toBeGreaterThanOrEqual(400);
  expect(Object.keys(previa.headers).filter((nombre) => nombre.startsWith('access-control'))).toEqual([]);
  const token = authorization.slice('Bearer '.length);
  for (const url of [`/api/bff/rubros?token=${token}`, `/api/bff/rubros?authorization=${authorization}`])
    expect((await prueba.app.inject({ url, headers: { cookie: `token=${token}; jwt=${token}` } })).statusCode).toBe(
      401,
    );
});

// A form or an image of another site can send only these kinds of body without a preflight.
test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
  'un pedido que cambia algo no se lee como %s',
  async (tipo) => {
    for (const ruta of prueba.app.rutas) {
      if (ruta.method === 'GET' || ruta.method === 'DELETE' || ruta.archivo || !ruta.body) continue;
      const path = ruta.path.replace(/:\w+/g, '1');
      const headers = { authorization, ...(tipo !== '' && { 'content-type': tipo }) };
      const { statusCode } = await prueba.pedir(ruta.method, path, { headers, payload: '{"username":"mgarcia"}' });
      // An operator's route answers 403 before anything is read.
      expect([400, 403, 404, 415, 422], `${ruta.method} ${path}`).toContain(statusCode);
    }
  },
);

test('TRACE no se responde, y los métodos que no son de una ruta tampoco', async () => {
  for (const method of ['TRACE', 'PATCH', 'PUT', 'OPTIONS'] as const) {
    const { statusCode, body } = await prueba.app.inject({
      method,
      url: '/api/bff/rubros',
      headers: { authorization },
    });
    expect([statusCode, body.includes(authorization)], method).toEqual([404, false]);
  }
});

test('por ningún camino se sale de la carpeta del portal', async () => {
  const SALIDAS = ['..', '%2e%2e', '..%2f..', '..%5c..', '%252e%252e', '....//....', '..;', '%c0%ae%c0%ae'];
  const urls = [
    ...SALIDAS.flatMap((salida) => [
      `/${salida}/${salida}/${salida}/etc/passwd`,
      `/assets/${salida}/${salida}/${salida}/${salida}/etc/passwd`,
      `/media/${salida}/${salida}/etc/passwd`,
      `/api/bff/personas/${salida}/imagen`,
      `/assets/${salida}/index.html`,
    ]),
    ...['/.git/config', '/.env', '/assets/.htaccess', '/package.json', '/assets/', '/assets', '//etc/passwd', '/%00'],
  ];
  for (const url of urls) {
    const { body, statusCode } = await prueba.app.inject({ url, headers: { authorization } });
    expect(body, url).not.toMatch(/root:|\[core\]|"workspaces"|__CSP_NONCE__|Index of/);
    if (statusCode === 200) expect(body, url).toMatch(/csp-nonce|entrada\.js/);
    else expect(statusCode, url).toBeGreaterThanOrEqual(400);
  }
});
