import { comienzoDeCodigo, formatDocumento } from '@colega/domain/identificadores';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { bloqueo, matricula } from '../../testing/construir.ts';
import { crearEscenario, type Escenario } from '../../testing/legajos/escenario.ts';
import { vidaDe } from '../../testing/legajos/vida.ts';

const MAXIMO_BYTES = 60_000;
let e: Escenario;
let hash: string;
let numero_legajo: number;
const NADIE = '0'.repeat(32);

const abrir = (url: string) => e.prueba.app.inject({ method: 'GET', url });

beforeAll(async () => {
  e = await crearEscenario();
  ({ numero_legajo } = await vidaDe(e).hasta('visado'));
  ({ hash } = await e.db.selectFrom('cvds').select('hash').executeTakeFirstOrThrow());
  await e.db
    .updateTable('personas')
    .set({
      imagen_perfil: 'mgarcia.png',
      foto_verificada: 'mgarcia.png',
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
  expect(pagina.body).toContain(`DNI</dt><dd>${formatDocumento(cuit.slice(2, 10))}`);
  expect(pagina.body).toContain('src="data:image/jpeg;base64,');
});

test('la página trae domicilio legal y matrículas con su estado; sin foto, una silueta [QRP-002, QRP-005, QRP-006]', async () => {
  const { body } = await abrir(`/qr/${e.persona.codigo_qr}`);
  expect(body).toContain('Calle 8 902, piso 2');
  expect(body).toMatch(/<strong[^>]*>Matrícula [^<]+<\/strong> <span class="insignia c[0-9a-f-]+">✓ Activo<\/span>/);
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
      visado: { fecha: '2026-03-20', usuario: { username: 'Colegio de Técnicos' } },
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
    'García, María',
    '27-30111222-5',
    'Calle 50 N.º 1234',
    'Circunscripción II',
  ])
    expect(body).toContain(parte);
  expect(body).toContain('<strong>VIGENTE</strong>');
  expect(body).not.toContain('operador');
});

test('las tareas van con su contratación y su vencimiento; anulado lo dice al preguntar [QRP-011]', async () => {
  expect((await abrir(`/qr/cvd/${hash}`)).body).toContain('Contratado el 16/03/2026, vence el 16/03/2027');
  await e.db.updateTable('cvds').set({ estado: 'anulado' }).where('hash', '=', hash).execute();
  const { body } = await abrir(`/qr/cvd/${hash}`);
  expect(body).toContain('<strong>ANULADO</strong>');
  expect(body).toContain('Este visado fue anulado: no tiene validez.');
  expect(body).not.toContain('VIGENTE');
});

test('un certificado dice si el legajo sobre el que se emitió fue anulado', async () => {
  const vida = vidaDe(e);
  const { id } = await vida.hasta('confirmado');
  const codigo = 'c'.repeat(32);
  await sql`insert into certificados (legajo_id, type, numero_certificado, fecha_creacion, estado, codigo, datos, impreso)
    values (${id}, 't1g', 'T1G-2026-000001', '2026-03-20', 'confirmado', ${codigo}, '{}',
      '{"titular": null, "inmueble": null}')`.execute(e.db);
  const antes = await abrir(`/qr/certificado/${codigo}`);
  expect(antes.body).toContain('<strong>VIGENTE</strong>');
  expect(antes.body).not.toContain('fue anulado');
  await vida.anular(id);
  expect((await abrir(`/qr/certificado/${codigo}`)).body).toContain('El legajo sobre el que se emitió fue anulado.');
  expect((await e.prueba.pedir('GET', `/qr/certificados/${codigo}`)).json().legajo_anulado).toBe(true);
});

test('lo que no existe, o no es un código, tiene su página: una sola, que no dice de qué era [QRP-007, QRP-012, API-082]', async () => {
  const ajeno = `/qr/cvd/${e.persona.codigo_qr}`;
  const raros = [
    '/qr',
    '/qr/',
    '/qr/1',
    '/qr/cvd/%2e%2e',
    '/qr/cvd/',
    '/qr/a/b/c',
    `/qr/certificado/${'x'.repeat(200)}`,
  ];
  const cuerpos = new Set<string>();
  for (const url of [
    `/qr/${NADIE}`,
    `/qr/cvd/${NADIE}`,
    `/qr/certificado/${NADIE}`,
    `/qr/recibo/${NADIE}`,
    ajeno,
    ...raros,
  ]) {
    const { statusCode, headers, body } = await abrir(url);
    expect([url, statusCode, headers['content-type']]).toEqual([url, 404, 'text/html; charset=utf-8']);
    expect(body).toContain('Este código no corresponde a ninguna credencial ni documento del Colegio.');
    expect(body).toContain('No lo des por válido');
    cuerpos.add(body.replace(/nonce="[^"]+"/g, ''));
  }
  expect(cuerpos.size).toBe(1);
  for (const camino of ['personas', 'cvds', 'certificados', 'recibos']) {
    expect((await e.prueba.pedir('GET', `/qr/${camino}/${NADIE}`)).statusCode).toBe(404);
    expect((await e.prueba.pedir('GET', `/qr/${camino}/1`)).statusCode).toBe(422);
  }
});

test('dice quién está habilitado para ejercer, y dónde se comprueba la dirección', async () => {
  const { body } = await abrir(`/qr/${e.persona.codigo_qr}`);
  expect(body).toContain('HABILITADA/O PARA EJERCER');
  expect(body).not.toMatch(/<p>en /);
  expect(body).toMatch(/<p>al \d\d\/\d\d\/\d{4}, \d\d:\d\d h<\/p>/);
  expect(body).toMatch(/dirección de esta página sea <strong>127\.0\.0\.1/);
});

describe('quien no puede ejercer', () => {
  const leer = async () => {
    const { body } = await abrir(`/qr/${e.persona.codigo_qr}`);
    const api = (await e.prueba.pedir('GET', `/qr/personas/${e.persona.codigo_qr}`)).json();
    return { body, api };
  };
  const esperarRojo = async (motivo: string) => {
    const { body, api } = await leer();
    expect(body).toContain('NO HABILITADO PARA EJERCER');
    expect(body).toContain('Su credencial no es válida.');
    expect(body).toMatch(/Consultá en el Distrito I: <a [^>]+>\(0221\) \d/);
    for (const parte of ['Activo', '✓', 'HABILITADA', motivo]) expect(body, parte).not.toContain(parte);
    expect(api.habilitado).toBe(false);
    expect(JSON.stringify(api)).not.toMatch(/Activo|"activo"/);
    expect(api.matriculas.every((m: { habilitada: boolean }) => !m.habilitada)).toBe(true);
  };

  test('bloqueado, nada suyo dice «Activo», ni por qué; sin el bloqueo vuelve a estar habilitado', async () => {
    const { id } = await bloqueo(e.db, e.persona.id, ['quita_ejercicio'], { motivo: 'Tribunal de Disciplina' });
    await esperarRojo('Tribunal');
    await e.db.updateTable('bloqueos').set({ vigente: false }).where('id', '=', id).execute();
    expect((await leer()).api.habilitado).toBe(true);
  });

  test.each(['suspendido', 'cancelado', 'baja', 'en_tramite', 'registro', 'anulado'])(
    'con su única matrícula en %s',
    async (clave) => {
      const estados = await e.db.selectFrom('estados_matriculas').select(['id', 'clave', 'nombre']).execute();
      const id = (cual: string) => estados.find((estado) => estado.clave === cual)?.id ?? 0;
      const poner = (estado_id: number) =>
        e.db.updateTable('matriculas').set({ estado_id }).where('persona_id', '=', e.persona.id).execute();
      await poner(id(clave));
      await esperarRojo('Sin motivo');
      await poner(id('activo'));
      expect((await leer()).body).toContain('HABILITADA/O PARA EJERCER');
    },
  );

  test('con una activa y otra suspendida puede, y cada una dice lo suyo', async () => {
    const otra = await matricula(e.db, e.persona.id, { codigo: 'T-77.777', estado: 'suspendido' });
    const { body, api } = await leer();
    expect(body).toContain('HABILITADA/O PARA EJERCER');
    const [activa] = api.matriculas.filter((m: { habilitada: boolean }) => m.habilitada);
    expect(body).toContain(`<p>en ${activa.titulo.descripcion}, ${activa.codigo}</p>`);
    expect(body).toMatch(/T-77\.777<\/strong> <span class="insignia c[0-9a-f-]+">✕ Suspendido/);
    await e.prueba.comoDuenio((db) => db.deleteFrom('matriculas').where('id', '=', otra.id).execute());
  });
});

describe('escribir lo que dice el papel', () => {
  // Every count's window is a minute by the clock.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());
  const escribir = (numero: string, codigo: string, remoteAddress = '10.1.0.1') =>
    e.prueba.app.inject({
      url: `/verificar?numero=${encodeURIComponent(numero)}&codigo=${encodeURIComponent(codigo)}`,
      remoteAddress,
    });

  test('sin nada escrito, el formulario; funciona sin ejecutar nada', async () => {
    const { statusCode, body, headers } = await abrir('/verificar');
    expect(statusCode).toBe(200);
    expect(body).toContain('<form action="/verificar" method="get">');
    expect(body).not.toContain('<script');
    expect(headers['content-security-policy']).toContain("form-action 'self'");
    expect((await abrir('/privacidad')).headers['content-security-policy']).toContain("form-action 'none'");
  });

  test('el número con el comienzo de su código, o el código entero, llevan a su página', async () => {
    const cvd = await e.db.selectFrom('cvds').selectAll().executeTakeFirstOrThrow();
    const comienzo = cvd.hash.slice(0, 8);
    for (const [numero, codigo] of [
      [cvd.numero, comienzo],
      [` ${cvd.numero.toLowerCase()} `, comienzo.toUpperCase()],
      [cvd.numero_control, comienzo],
      [cvd.numero_control.replace('-', ''), cvd.hash.slice(0, 12)],
      ['', cvd.hash],
      ['', `https://colega.example/#/qr/cvd/${cvd.hash.slice(0, 10)} ${cvd.hash.slice(10)}`],
    ] as const) {
      const { statusCode, headers } = await escribir(numero, codigo);
      expect([numero, statusCode, headers.location]).toEqual([numero, 303, `/qr/cvd/${cvd.hash}`]);
    }
    const persona = await escribir('', e.persona.codigo_qr);
    expect(persona.headers.location).toBe(`/qr/${e.persona.codigo_qr}`);
  });

  test('el de una credencial, con el comienzo que lleva escrito, también; anulada ya no abre nada', async () => {
    const numero = 'C-000077';
    const { id } = await e.db
      .insertInto('carnets')
      .values({ persona_id: e.persona.id, numero, fecha: '2026-03-01', vencimiento: '2027-03-01' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const leer = (codigo: string) => escribir('c-000077', codigo, '10.1.0.5');
    const comienzo = comienzoDeCodigo(e.persona.codigo_qr);
    expect((await leer(comienzo)).headers.location).toBe(`/qr/${e.persona.codigo_qr}`);
    expect((await leer('AAAAAAAA')).statusCode).toBe(404);
    await e.db.updateTable('carnets').set({ anulado: true }).where('id', '=', id).execute();
    expect((await leer(comienzo)).statusCode).toBe(404);
  });

  test('en la página de lo que se leyó, y abierto en la de lo que no es de nadie', async () => {
    for (const [url, abierto] of [
      [`/qr/${e.persona.codigo_qr}`, false],
      [`/qr/cvd/${hash}`, false],
      [`/qr/${NADIE}`, true],
    ] as const) {
      const { body, headers } = await abrir(url);
      expect(body).toContain('<form action="/verificar" method="get">');
      expect(body).toContain(abierto ? '<details class="otro" open="">' : '<details class="otro">');
      expect(headers['content-security-policy']).toContain("form-action 'self'");
    }
  });

  test('un número solo no abre nada; el que existe y el que no responden igual', async () => {
    const cvd = await e.db.selectFrom('cvds').selectAll().executeTakeFirstOrThrow();
    for (const codigo of ['', cvd.hash.slice(0, 7), '%', '___'])
      expect((await escribir(cvd.numero, codigo, '10.1.0.2')).statusCode, codigo).toBe(422);
    for (const numero of ['V-2026\0', '\u202E1', 'x'.repeat(41), "' or 1=1"])
      expect((await escribir(numero, 'AAAAAAAA', '10.1.0.2')).statusCode, numero).toBe(422);
    const [existe, no] = [
      await escribir(cvd.numero, 'AAAAAAAA', '10.1.0.3'),
      await escribir('V-2026-999999', 'AAAAAAAA', '10.1.0.3'),
    ];
    expect([existe.statusCode, no.statusCode]).toEqual([404, 404]);
    const sinLoPropio = (texto: string) => texto.replace(/nonce="[^"]+"|V-2026-\d{6}/g, '');
    expect(sinLoPropio(existe.body)).toBe(sinLoPropio(no.body));
    expect(existe.body).toContain('no lo des por válido');
  });

  test('a quien adivina se lo frena: por dirección y por número, y ni acertando sigue', async () => {
    const cvd = await e.db.selectFrom('cvds').selectAll().executeTakeFirstOrThrow();
    for (let i = 0; i < 10; i += 1) await escribir(`V-2026-90000${i}`, 'AAAAAAAA', '10.1.0.4');
    const frenado = await escribir(cvd.numero, cvd.hash.slice(0, 8), '10.1.0.4');
    expect([frenado.statusCode, frenado.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
    for (let i = 0; i < 10; i += 1) await escribir('V-2026-800000', 'AAAAAAAA', `10.1.1.${i}`);
    expect((await escribir('V-2026-800000', 'AAAAAAAA', '10.1.2.1')).statusCode).toBe(429);
    expect((await escribir(cvd.numero, cvd.hash.slice(0, 8), '10.1.2.1')).statusCode).toBe(303);
  });
});

describe('quien pregunta sin parar espera', () => {
  // Every count's window is a minute by the clock.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());
  const desde = (remoteAddress: string) => (url: string) => e.prueba.app.inject({ url, remoteAddress });

  test('por el mismo código, contando juntas la página y la API, con un aviso que se lee', async () => {
    const pedir = desde('10.2.0.1');
    for (let i = 0; i < 150; i += 1) {
      expect((await pedir(`/qr/cvd/${hash}`)).statusCode).toBe(200);
      expect((await pedir(`/api/bff/qr/cvds/${hash}`)).statusCode).toBe(200);
    }
    const [pagina, api] = [await pedir(`/qr/cvd/${hash}`), await pedir(`/api/bff/qr/cvds/${hash}`)];
    expect([pagina.statusCode, pagina.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
    expect(pagina.body).toContain('Hay demasiadas consultas desde tu conexión');
    expect(Number(pagina.headers['retry-after'])).toBeGreaterThan(0);
    expect(api.statusCode).toBe(429);
    expect((await pedir(`/qr/${e.persona.codigo_qr}`)).statusCode).toBe(200);
  });

  test('una oficina que lee muchos no; lo que es de nadie se frena antes, y lo que existe se sigue leyendo', async () => {
    const pedir = desde('10.2.0.2');
    const codigo = (i: number) => `${i}`.padStart(32, '0');
    const nadie: number[] = [];
    for (let i = 0; i < 61; i += 1) nadie.push((await pedir(`/qr/cvd/${codigo(i)}`)).statusCode);
    expect(new Set(nadie.slice(0, 60))).toEqual(new Set([404]));
    expect(nadie[60]).toBe(429);
    expect((await pedir(`/api/bff/qr/personas/${codigo(99)}`)).statusCode).toBe(429);
    expect((await pedir(`/qr/cvd/${hash}`)).statusCode).toBe(200);
    expect((await desde('10.2.0.3')(`/qr/cvd/${codigo(1)}`)).statusCode).toBe(404);
  });
});

test('sin base de datos la página lo dice, sin llamarlo falso', async () => {
  const renombrar = (de: string, a: string) =>
    e.prueba.comoDuenio((db) => db.schema.alterTable(de).renameTo(a).execute());
  await renombrar('cvds', 'cvds_lejos');
  const { statusCode, headers, body } = await abrir(`/qr/cvd/${hash}`);
  await renombrar('cvds_lejos', 'cvds');
  expect([statusCode, headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
  expect(body).toContain('No sabemos si este código es válido.');
});
