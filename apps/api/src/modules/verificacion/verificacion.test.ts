import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crearEscenario, type Escenario } from '../legajos/pruebas/escenario.ts';
import { vidaDe } from '../legajos/pruebas/vida.ts';

const MAXIMO_BYTES = 60_000;
let e: Escenario;
let hash: string;
let numero_legajo: number;

const abrir = (url: string) => e.prueba.app.inject({ method: 'GET', url });

beforeAll(async () => {
  e = await crearEscenario();
  ({ numero_legajo } = await vidaDe(e).hasta('visado'));
  ({ hash } = await e.db.selectFrom('cvds').select('hash').executeTakeFirstOrThrow());
  await e.db
    .updateTable('personas')
    .set({
      imagen_perfil: 'mgarcia.png',
      legal_calle: 'Calle 8',
      legal_numero: '902',
      legal_piso: '2',
      legal_localidad_id: e.localidad.id,
    })
    .where('id', '=', e.persona.id)
    .execute();
});
afterAll(() => e.prueba.cerrar());

test('un profesional por el código de su credencial, sin sesión: por la API y en su página [QRP-001, QRP-003, QRP-004, QRP-013, API-080]', async () => {
  const { codigo_qr, cuit } = e.persona;
  const leido = (await e.prueba.pedir('GET', `/qr/personas/${codigo_qr}`)).json();
  expect(leido).toMatchObject({
    apellido: 'García',
    nombre: 'María',
    documento: cuit.slice(2, 10),
    distrito: { nombre: expect.any(String) },
    domicilio_legal: { calle: 'Calle 8', numero: '902', piso: '2' },
    matriculas: [{ codigo: expect.any(String), estado: { nombre: 'Activo' }, titulo: {} }],
  });
  expect(Object.keys(leido)).not.toContain('cuit');
  const pagina = await abrir(`/qr/${codigo_qr}`);
  expect([pagina.statusCode, pagina.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(pagina.body).toContain('<h1>García, María</h1>');
  expect(pagina.body).toContain(cuit.slice(2, 10));
  expect(pagina.body).toContain('src="data:image/jpeg;base64,');
});

test('la página trae domicilio legal y matrículas con su estado; sin foto, una silueta [QRP-002, QRP-005, QRP-006]', async () => {
  const { body } = await abrir(`/qr/${e.persona.codigo_qr}`);
  expect(body).toContain('Calle 8 902, piso 2');
  expect(body).toMatch(/<strong>[^<]+<\/strong> <span class="insignia c[0-9a-f-]+">Activo<\/span>/);
  await e.db.updateTable('personas').set({ imagen_perfil: null }).where('id', '=', e.persona.id).execute();
  expect((await abrir(`/qr/${e.persona.codigo_qr}`)).body).toContain('aria-label="Sin foto"');
});

test('es liviana, sin nada que ejecutar, sin guardarse y fuera de los buscadores', async () => {
  for (const url of [`/qr/${e.persona.codigo_qr}`, `/qr/cvd/${hash}`]) {
    const { body, headers } = await abrir(url);
    expect(Buffer.byteLength(body)).toBeLessThan(MAXIMO_BYTES);
    expect(body).not.toMatch(/<script|style="| on\w+=/);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
  }
});

test('un visado, con todo lo suyo [QRP-008, QRP-009, QRP-010, QRP-014, API-081]', async () => {
  const leido = (await e.prueba.pedir('GET', `/qr/cvds/${hash}`)).json();
  expect(leido).toMatchObject({
    numero_control: expect.any(String),
    estado: { nombre: 'Vigente', color: '#d3f9d8' },
    legajo: {
      numero_legajo,
      visado: { fecha: '2026-03-20', usuario: { username: 'operador' } },
      persona: { apellido: 'García', nombre: 'María' },
      inmuebles: [{ calle: 'Calle 50', numero: '1234' }],
      detalles: [
        { tipo_contrato: 'original', fecha: '2026-03-16', vencimiento: '2027-03-16', tareas: [expect.any(String)] },
      ],
    },
    comitentes: [{ cuit: '27301112225' }],
  });
  const { body } = await abrir(`/qr/cvd/${hash}`);
  for (const parte of [
    leido.numero_control,
    'operador',
    'García, María',
    '27-30111222-5',
    'Calle 50 N.º 1234',
    'Circunscripción II',
  ])
    expect(body).toContain(parte);
});

test('las tareas van con su contratación y su vencimiento; anulado lo dice al preguntar [QRP-011]', async () => {
  expect((await abrir(`/qr/cvd/${hash}`)).body).toContain('Contratado el 16/03/2026, vence el 16/03/2027');
  await e.db.updateTable('cvds').set({ estado: 'anulado' }).where('hash', '=', hash).execute();
  const { body } = await abrir(`/qr/cvd/${hash}`);
  expect(body).toContain('>Anulado</span>');
  expect(body).toContain('Este visado fue anulado: no tiene validez.');
  expect(body).not.toContain('>Vigente</span>');
});

test('un certificado dice si el legajo sobre el que se emitió fue anulado', async () => {
  const vida = vidaDe(e);
  const { id } = await vida.hasta('confirmado');
  const codigo = 'c'.repeat(32);
  await sql`insert into certificados (legajo_id, type, numero_certificado, fecha_creacion, estado, codigo, datos, impreso)
    values (${id}, 't1g', 'T1G-2026-000001', '2026-03-20', 'confirmado', ${codigo}, '{}',
      '{"titular": null, "inmueble": null}')`.execute(e.db);
  const antes = await abrir(`/qr/certificado/${codigo}`);
  expect(antes.body).toContain('>Vigente</span>');
  expect(antes.body).not.toContain('fue anulado');
  await vida.anular(id);
  expect((await abrir(`/qr/certificado/${codigo}`)).body).toContain('El legajo sobre el que se emitió fue anulado.');
  expect((await e.prueba.pedir('GET', `/qr/certificados/${codigo}`)).json().legajo_anulado).toBe(true);
});

test('lo que no existe, o no es un código, va a la página de error; por la API, 404 o 422 [QRP-007, QRP-012, API-082]', async () => {
  const nadie = '0'.repeat(32);
  for (const url of [`/qr/${nadie}`, `/qr/cvd/${nadie}`, `/qr/certificado/${nadie}`, '/qr/1', '/qr/cvd/%2e%2e']) {
    const { statusCode, headers } = await abrir(url);
    expect([url, statusCode, headers.location]).toEqual([url, 303, '/error']);
  }
  for (const camino of ['personas', 'cvds', 'certificados']) {
    expect((await e.prueba.pedir('GET', `/qr/${camino}/${nadie}`)).statusCode).toBe(404);
    expect((await e.prueba.pedir('GET', `/qr/${camino}/1`)).statusCode).toBe(422);
  }
});

test('quien pregunta sin parar espera', async () => {
  const estados = [];
  for (let i = 0; i < 70; i += 1) estados.push((await abrir(`/qr/cvd/${hash}`)).statusCode);
  expect(estados.at(-1)).toBe(429);
});
