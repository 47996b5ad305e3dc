import type { SegundoFactor } from '@colega/contract/sesion';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { crearApp } from '../../../app.ts';
import { leerConfig } from '../../../config.ts';
import { crearCartero } from '../../../testing/avisos/cartero.ts';
import { CLAVE_DE_PRUEBA, type UsuarioDePrueba, usuario } from '../../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba, type Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { activarApp, codigoDe, loGuardado } from '../../../testing/sesion/con-factor.ts';
import { SIN_PASARELAS } from '../../dinero/pasarelas/sin-pasarelas.ts';
import { SIN_SERVICIOS } from '../../referencias/lugares/servicios.ts';

const PASO_MS = 30_000;
const password = CLAVE_DE_PRUEBA;
let prueba: AppDePrueba;
let maria: UsuarioDePrueba;
let sesion: Awaited<ReturnType<AppDePrueba['conSesion']>>;
let numero = 0;

beforeAll(async () => {
  prueba = await crearAppDePrueba({ limiteDePedidos: 1_000_000 });
});
beforeEach(async () => {
  numero += 1;
  maria = await usuario(prueba.db, `maria${numero}`, { datos: { email: `maria${numero}@example.com` } });
  sesion = await prueba.conSesion(maria.username);
});
afterAll(() => prueba.cerrar());

const leer = async (con: Pedir = sesion) => (await con('GET', '/segundo_factor')).json<SegundoFactor>();
const empezar = (cuerpo: object = { password }, con: Pedir = sesion) =>
  con('POST', '/segundo_factor/app', { payload: cuerpo });
const confirmar = (codigo: string, con: Pedir = sesion) =>
  con('POST', '/segundo_factor/app/confirmar', { payload: { codigo } });
const secretoNuevo = async (cuerpo?: object) => (await empezar(cuerpo)).json<{ secreto: string }>().secreto;
const ahoraDe = (secreto: string): string => codigoDe(secreto, prueba.ahora());

describe('activar la app', () => {
  test('muestra el QR y la clave; con un código suyo queda activa, con diez códigos que se muestran una vez', async () => {
    expect(await leer()).toMatchObject({ obligatorio: false, app: null, llaves: [], codigos: null });
    const { secreto, enlace, qr } = (await empezar()).json();
    expect(secreto).toMatch(/^[A-Z2-7]{32}$/);
    expect(enlace).toContain(`secret=${secreto}`);
    expect(qr).toMatch(/^data:image\/svg\+xml;base64,/);
    expect((await leer()).app).toBeNull();
    const activada = (await confirmar(ahoraDe(secreto))).json<{ codigos: string[] }>();
    expect(activada.codigos).toHaveLength(10);
    expect(await leer()).toMatchObject({ app: { activa_desde: prueba.ahora().toISOString() }, codigos: 10 });
    const guardado = await prueba.db.selectFrom('codigos_de_recuperacion').selectAll().execute();
    expect(guardado.length).toBeGreaterThanOrEqual(10);
    for (const codigo of activada.codigos) expect(loGuardado(guardado)).not.toContain(codigo.replaceAll('-', ''));
    expect(guardado.every(({ hash }) => hash.length === 32)).toBe(true);
  });

  test('empezada otra vez el QR es otro y el de antes no sirve; dos confirmaciones a la vez activan una', async () => {
    const [anterior, secreto] = [await secretoNuevo(), await secretoNuevo()];
    expect((await confirmar(ahoraDe(anterior))).statusCode).toBe(422);
    expect((await confirmar('000000')).json()).toMatchObject({
      errores: [{ campo: 'codigo', mensaje: 'El código no es correcto. Revisalo y probá otra vez.' }],
    });
    const juntas = await Promise.all([confirmar(ahoraDe(secreto)), confirmar(ahoraDe(secreto))]);
    expect(juntas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await leer()).codigos).toBe(10);
  });

  test('la que no se confirma a tiempo vence', async () => {
    const secreto = await secretoNuevo();
    prueba.avanzar(15 * 60_000 - 1000);
    const otra = await prueba.conSesion(maria.username);
    prueba.avanzar(1000);
    expect((await confirmar(ahoraDe(secreto), otra)).json()).toMatchObject({ status: 409, codigo: 'pedido_vencido' });
    expect((await leer(otra)).app).toBeNull();
  });

  test('pide la contraseña, y con la sesión sola no se puede ni probando', async () => {
    expect((await empezar({})).statusCode).toBe(422);
    const mala = (await empezar({ password: 'otra' })).json();
    expect(mala.errores).toEqual([{ campo: 'password', mensaje: 'La contraseña actual no es correcta.' }]);
    for (let i = 0; i < 9; i += 1) expect((await empezar({ password: 'otra' })).statusCode).toBe(422);
    expect((await empezar()).statusCode).toBe(429);
  });

  test('cierra las demás sesiones, que se abrieron sin ella', async () => {
    const otra = await prueba.conSesion(maria.username);
    await activarApp(prueba, sesion);
    expect((await otra('GET', '/sesiones')).statusCode).toBe(401);
    expect((await sesion('GET', '/sesiones')).statusCode).toBe(200);
  });
});

describe('con la app activa', () => {
  let secreto: string;
  let codigos: string[];
  beforeEach(async () => {
    ({ secreto, codigos } = await activarApp(prueba, sesion));
  });
  const quitar = (cuerpo: object) => sesion('POST', '/segundo_factor/app/quitar', { payload: cuerpo });

  test('cambiarla pide además un código de la que hay, que sigue sirviendo hasta que la nueva se confirma', async () => {
    expect((await empezar()).json()).toMatchObject({ errores: [{ campo: 'codigo', mensaje: 'Ingresá el código.' }] });
    const nueva = await secretoNuevo({ password, codigo: ahoraDe(secreto) });
    prueba.avanzar(PASO_MS);
    expect((await empezar({ password, codigo: ahoraDe(nueva) })).statusCode).toBe(422);
    expect((await confirmar(ahoraDe(nueva))).json()).toMatchObject({ codigos: null });
    prueba.avanzar(PASO_MS);
    expect((await quitar({ password, codigo: ahoraDe(secreto) })).statusCode).toBe(422);
    expect((await quitar({ password, codigo: ahoraDe(nueva) })).statusCode).toBe(200);
  });

  test('quitarla pide contraseña y código, cada uno en su campo, y deja la cuenta como antes', async () => {
    expect((await quitar({ password: 'otra', codigo: ahoraDe(secreto) })).json().errores[0].campo).toBe('password');
    expect((await quitar({ password, codigo: '000000' })).json().errores[0].campo).toBe('codigo');
    expect((await quitar({ password, codigo: ahoraDe(secreto) })).statusCode).toBe(200);
    expect(await leer()).toMatchObject({ app: null, codigos: null });
    expect((await quitar({ password })).statusCode).toBe(404);
    const filas = await prueba.db
      .selectFrom('codigos_de_recuperacion')
      .selectAll()
      .where('usuario_id', '=', maria.id)
      .execute();
    expect(filas).toEqual([]);
    await expect(prueba.conSesion(maria.username)).resolves.toBeDefined();
  });

  test('un código de recuperación sirve en lugar del de la app, una vez', async () => {
    const [uno] = codigos;
    const renovar = (codigo: string | undefined) =>
      sesion('POST', '/segundo_factor/codigos', { payload: { password, codigo } });
    const nuevos = (await renovar(uno)).json<{ codigos: string[] }>().codigos;
    expect(nuevos).toHaveLength(10);
    expect((await renovar(codigos[1])).statusCode).toBe(422);
    expect((await renovar(nuevos[0])).statusCode).toBe(200);
  });

  test('otra persona no ve ni toca nada de esto', async () => {
    const otra = await prueba.conSesion((await usuario(prueba.db, `otra${numero}`)).username);
    expect(await leer(otra)).toMatchObject({ app: null, codigos: null });
    const payload = { password, codigo: ahoraDe(secreto) };
    expect((await otra('POST', '/segundo_factor/app/quitar', { payload })).statusCode).toBe(404);
    expect((await leer()).app).not.toBeNull();
  });
});

test('en dos portales sobre una base: se empieza en uno, se confirma en el otro y se entra por cualquiera', async () => {
  const config = { ...leerConfig({}, '/tmp'), sessionSecret: 'un secreto de prueba de 32 caracteres' };
  const deps = {
    db: prueba.db,
    reloj: prueba.ahora,
    cuits: { buscar: async () => null },
    lugares: SIN_SERVICIOS,
    pasarelas: SIN_PASARELAS,
  };
  const otro = await crearApp({ ...deps, config, log: { nivel: 'silent' } });
  const enElOtro = async (url: string, payload: object, token?: string) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    return otro.inject({ method: 'POST', url: `/api/bff${url}`, payload, headers });
  };
  const secreto = await secretoNuevo();
  const confirmada = await enElOtro('/segundo_factor/app/confirmar', { codigo: ahoraDe(secreto) }, sesion.token);
  expect(confirmada.statusCode).toBe(200);
  prueba.avanzar(PASO_MS);
  const payload = { username: maria.username, password };
  const { desafio } = (await prueba.pedir('POST', '/authentication_token', { payload })).json<{ desafio: string }>();
  const cuerpo = { desafio, codigo: ahoraDe(secreto) };
  const [uno, dos] = await Promise.all([
    enElOtro('/authentication_token/segundo_paso', cuerpo),
    prueba.pedir('POST', '/authentication_token/segundo_paso', { payload: cuerpo }),
  ]);
  expect([uno.statusCode, dos.statusCode].sort()).toEqual([200, 401]);
  await otro.close();
});

test('con el secreto del servidor cambiado la app no sirve y nada se rompe: queda lo que no depende de él', async () => {
  const { secreto, codigos } = await activarApp(prueba, sesion);
  const config = { ...leerConfig({}, '/tmp'), sessionSecret: 'otro secreto del servidor de 32 letras' };
  const deps = {
    db: prueba.db,
    reloj: prueba.ahora,
    cuits: { buscar: async () => null },
    lugares: SIN_SERVICIOS,
    pasarelas: SIN_PASARELAS,
  };
  const otro = await crearApp({ ...deps, config, log: { nivel: 'silent' } });
  const pedir = (url: string, payload: object) => otro.inject({ method: 'POST', url: `/api/bff${url}`, payload });
  const { desafio } = (await pedir('/authentication_token', { username: maria.username, password })).json();
  const segundo = async (codigo: string | undefined) =>
    (await pedir('/authentication_token/segundo_paso', { desafio, codigo })).statusCode;
  expect(await segundo(ahoraDe(secreto))).toBe(401);
  expect(await segundo(codigos[0])).toBe(200);
  await otro.close();
});

test('de cada cambio sale una carta para su dueño, sin ningún secreto', async () => {
  const cartero = crearCartero(prueba);
  const { secreto, codigos } = await activarApp(prueba, sesion);
  const payload = { password, codigo: codigos[0] };
  await sesion('POST', '/segundo_factor/codigos', { payload });
  await sesion('POST', '/segundo_factor/app/quitar', { payload: { password, codigo: ahoraDe(secreto) } });
  await cartero.repartir();
  const suyas = cartero.buzon.filter(({ para }) => para === maria.persona.email);
  expect(suyas.map(({ asunto }) => asunto).sort()).toEqual([
    'Segundo factor de tu cuenta: app de códigos activada',
    'Segundo factor de tu cuenta: app de códigos quitada',
    'Segundo factor de tu cuenta: código de recuperación usado',
    'Segundo factor de tu cuenta: códigos de recuperación nuevos',
  ]);
  for (const secretoDicho of [secreto, ...codigos]) expect(JSON.stringify(suyas)).not.toContain(secretoDicho);
});
