import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { afterAll, expect, test } from 'vitest';
import { crearBuzon } from './correo/buzon.ts';
import { crearSandbox } from './crear-sandbox.ts';
import { leerRegistroDelPadron } from './padron/registro.ts';

const buzon = crearBuzon(() => new Date('2026-11-21T15:00:00Z'));
const app = crearSandbox(buzon);
afterAll(async () => {
  await app.close();
  await buzon.cerrar();
});

const SHA_DE_COLOR_RED = createHash('sha256').update('color:red').digest('base64');
const A13 = '/sr-padron/webservices/personaServiceA13';
const pedir = (url: string, cuerpo: string) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'text/xml' },
    payload: `<e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/"><e:Body>${cuerpo}</e:Body></e:Envelope>`,
  });

test('la página nombra cada CUIT de prueba y qué muestra', async () => {
  const { body } = await app.inject('/');
  const { personas, desconocidos, tardan, fallan } = leerRegistroDelPadron();
  for (const cuit of [...personas.map((p) => p.cuit), ...desconocidos, ...tardan, ...fallan])
    expect(body).toContain(cuit);
});

test('dummy responde como el padrón real', async () => {
  const { body } = await pedir(A13, '<a:dummy xmlns:a="http://a13.soap.ws.server.puc.sr/"/>');
  expect(body).toContain(
    '<return><appserver>OK</appserver><authserver>OK</authserver><dbserver>OK</dbserver></return>',
  );
});

test('sin un ticket de WSAA no responde por nadie, y WSAA no lo da por cualquier cosa', async () => {
  const sinTicket = await pedir(A13, '<getPersona><token>x</token><idPersona>20254443337</idPersona></getPersona>');
  expect(sinTicket.statusCode).toBe(500);
  expect(sinTicket.body).toContain('<faultcode>soap:Server</faultcode>');
  const malCms = await pedir('/ws/services/LoginCms', '<loginCms><in0>bm8=</in0></loginCms>');
  expect(malCms.body).toContain('ns1:cms.bad');
});

test('lo que no es SOAP es una falla, no una caída', async () => {
  for (const cuerpo of ['', '<', 'hola', '<otra/>']) expect((await pedir(A13, cuerpo)).statusCode).toBe(500);
  expect((await app.inject({ method: 'POST', url: A13, payload: '{}' })).statusCode).toBeGreaterThanOrEqual(400);
});

const DE_NOCHE = '@media (prefers-color-scheme:dark){\n.t{color:#fff!important}}';

test('el buzón recibe un correo, lo lista y lo muestra con sus enlaces, sin ejecutar lo que trae', async () => {
  expect((await app.inject('/correo')).body).toContain('Todavía no llegó ningún correo.');
  const puerto = await buzon.escuchar();
  const transporte = createTransport({ host: '127.0.0.1', port: puerto, ignoreTLS: true });
  await transporte.sendMail({
    from: 'colegio@colega.example',
    to: 'maria@example.com',
    subject: 'Contraseña <b>nueva</b>',
    text: 'Entrá en http://127.0.0.1:3000/reset-password/abc con ñ y <script>',
    html: `<style>${DE_NOCHE}</style><p style="color:red">Hola</p>`,
    attachments: [{ filename: 'recibo-7.pdf', content: 'un papel' }],
  });
  const { cartas } = (await app.inject('/correo.json')).json<{ cartas: { para: string; asunto: string }[] }>();
  expect(cartas).toMatchObject([{ para: 'maria@example.com', asunto: 'Contraseña <b>nueva</b>' }]);
  expect((await app.inject('/correo')).body).toContain('Contraseña &lt;b&gt;nueva&lt;/b&gt;');
  const { body, headers } = await app.inject('/correo/1');
  expect(headers['content-security-policy']).toMatch(new RegExp(`'unsafe-hashes'.* 'sha256-${SHA_DE_COLOR_RED}'`));
  const huella = createHash('sha256').update(DE_NOCHE).digest('base64');
  expect(headers['content-security-policy']).toContain(`'sha256-${huella}'`);
  expect(body).toContain('Adjunto: recibo-7.pdf');
  expect(body).toContain('<a href="http://127.0.0.1:3000/reset-password/abc">');
  expect(body).toContain('con ñ y &lt;script&gt;');
  expect(body).toMatch(/<iframe sandbox [^>]*srcdoc="&lt;style&gt;.*&lt;p style=&quot;color:red&quot;&gt;Hola/s);
  expect((await app.inject('/correo/9')).statusCode).toBe(404);
});

test('ninguna página admite guiones, ni más estilo que el propio, que su huella nombra', async () => {
  const conPasarelas = crearSandbox(buzon, { pasarelas: { carpeta: null } });
  for (const url of [
    '/',
    '/correo',
    '/correo/1',
    '/correo/9',
    '/pasarelas',
    '/caja',
    '/rendiciones',
    '/Home/Pago/nada',
    '/no-hay',
  ]) {
    const { body, headers } = await conPasarelas.inject(url);
    const politica = String(headers['content-security-policy']);
    expect(politica, url).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(politica, url).not.toMatch(/unsafe-inline|script-src/);
    for (const [, estilo = ''] of body.matchAll(/<style>([\s\S]*?)<\/style>/g))
      expect(politica, url).toContain(createHash('sha256').update(estilo).digest('base64'));
    expect(body.replace(/srcdoc="[^"]*"/g, ''), url).not.toMatch(/<script|<[^>]+\s(on\w+|style)=/);
  }
  await conPasarelas.close();
});
