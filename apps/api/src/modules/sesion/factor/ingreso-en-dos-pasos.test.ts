import { Secret } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CLAVE_DE_PRUEBA, type UsuarioDePrueba, usuario } from '../../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba } from '../../../testing/crear-app-de-prueba.ts';
import { activarApp, codigoDe, loGuardado } from '../../../testing/sesion/con-factor.ts';
import { crearReinicio } from '../contrasenias.service.ts';

const PASO_MS = 30_000;
const UN_DIA_MS = 86_400_000;
let prueba: AppDePrueba;
let maria: UsuarioDePrueba;
let secreto: string;
let codigos: string[];
let numero = 0;

beforeAll(async () => {
  prueba = await crearAppDePrueba({ limiteDePedidos: 1_000_000 });
});
beforeEach(async () => {
  numero += 1;
  maria = await usuario(prueba.db, `maria${numero}`);
  ({ secreto, codigos } = await activarApp(prueba, await prueba.conSesion(maria.username)));
});
afterAll(() => prueba.cerrar());

type Desde = { ip?: string; dispositivo?: string };
const pedir = (path: string, payload: object, { ip = `10.4.0.${numero}`, dispositivo }: Desde = {}) =>
  prueba.pedir('POST', path, {
    payload,
    remoteAddress: ip,
    ...(dispositivo !== undefined && { headers: { 'x-dispositivo': dispositivo } }),
  });
const primero = (desde?: Desde, password = CLAVE_DE_PRUEBA) =>
  pedir('/authentication_token', { username: maria.username, password }, desde);
const desafioDe = async (desde?: Desde): Promise<string> => (await primero(desde)).json<{ desafio: string }>().desafio;
const segundo = async (cuerpo: object, desde?: Desde) => {
  const { statusCode, json, headers } = await pedir('/authentication_token/segundo_paso', cuerpo, desde);
  const { token, codigo, message } = json<{ token?: string; codigo?: string; message?: string }>();
  return { statusCode, token, codigo, message, dispositivo: headers['x-dispositivo'] };
};
const codigoAhora = (): string => codigoDe(secreto, prueba.ahora());
const esperarOtro = (): void => prueba.avanzar(PASO_MS);
const veces = (cuantas: number): number[] => Array.from({ length: cuantas }, (_, i) => i);
const sesionesAbiertas = async (token: string | undefined) =>
  (await prueba.pedir('GET', '/sesiones', { headers: { authorization: `Bearer ${token}` } })).json<{
    items: { metodo: string | null; actual: boolean }[];
  }>().items;

test('la contraseña sola no abre nada: se pide lo que falta, y con el código de la app de afuera se entra', async () => {
  const respuesta = await primero();
  expect(respuesta.statusCode).toBe(200);
  const { desafio, medios, llave, token } = respuesta.json();
  expect({ medios, llave, token }).toEqual({ medios: ['app', 'recuperacion'], llave: null, token: undefined });
  expect(respuesta.headers['x-dispositivo']).toBeUndefined();
  const abierta = await segundo({ desafio, codigo: codigoAhora() });
  expect(abierta.statusCode).toBe(200);
  const actual = (await sesionesAbiertas(abierta.token)).find((una) => una.actual);
  expect(actual?.metodo).toBe('app');
});

test('con la contraseña equivocada nadie sabe quién tiene segundo factor', async () => {
  const sin = await usuario(prueba.db, `sin${numero}`);
  const con = await primero({}, 'otra');
  const otra = await pedir('/authentication_token', { username: sin.username, password: 'otra' });
  const nadie = await pedir('/authentication_token', { username: 'nadie', password: 'otra' });
  expect([con.statusCode, otra.statusCode, nadie.statusCode]).toEqual([401, 401, 401]);
  expect([otra.json(), nadie.json()]).toEqual([con.json(), con.json()]);
});

describe('un código', () => {
  test('sirve una sola vez, aunque se lo use en dos ingresos a la vez', async () => {
    const desafios = [await desafioDe(), await desafioDe(), await desafioDe()];
    const codigo = codigoAhora();
    const juntos = await Promise.all(desafios.map((desafio) => segundo({ desafio, codigo })));
    expect(juntos.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401]);
    expect(juntos.filter(({ statusCode }) => statusCode === 401).map((una) => una.codigo)).toEqual([
      'codigo_usado',
      'codigo_usado',
    ]);
  });

  test('del paso anterior o del siguiente sirve; uno de antes que el último usado, o de más lejos, no', async () => {
    const hace = (pasos: number) => codigoDe(secreto, new Date(prueba.ahora().getTime() - pasos * PASO_MS));
    prueba.avanzar(10 * PASO_MS);
    const probar = async (codigo: string) => (await segundo({ desafio: await desafioDe(), codigo })).statusCode;
    expect([await probar(hace(2)), await probar(hace(-2))]).toEqual([401, 401]);
    expect([await probar(hace(1)), await probar(hace(-1))]).toEqual([200, 200]);
    expect(await probar(hace(0))).toBe(401);
  });

  test('con espacios, como lo muestran algunas apps, es el mismo; ni vacío ni de otra persona', async () => {
    const ajena = await usuario(prueba.db, `ajena${numero}`);
    const deOtra = await activarApp(prueba, await prueba.conSesion(ajena.username));
    const desafio = await desafioDe();
    expect(await segundo({ desafio, codigo: codigoDe(deOtra.secreto, prueba.ahora()) })).toMatchObject({
      statusCode: 401,
      codigo: 'codigo_incorrecto',
    });
    expect((await segundo({ desafio, codigo: '' })).codigo).toBe('codigo_requerido');
    expect((await segundo({ desafio, codigo: deOtra.codigos[0] })).statusCode).toBe(401);
    expect((await segundo({ desafio, codigo: codigoAhora().replace(/(...)/, '$1 ') })).statusCode).toBe(200);
  });
});

test('cada código de recuperación sirve una vez, a la vez también, y queda dicho con qué se entró', async () => {
  const [uno = '', otro = ''] = codigos;
  const desafios = [await desafioDe(), await desafioDe()];
  const juntos = await Promise.all(desafios.map((desafio) => segundo({ desafio, codigo: uno })));
  expect(juntos.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  const abierta = juntos.find(({ statusCode }) => statusCode === 200);
  expect((await sesionesAbiertas(abierta?.token)).find(({ actual }) => actual)?.metodo).toBe('recuperacion');
  const despues = await segundo({ desafio: await desafioDe(), codigo: otro.toUpperCase().replaceAll('-', '') });
  expect(despues.statusCode).toBe(200);
  const headers = { authorization: `Bearer ${despues.token}` };
  expect((await prueba.pedir('GET', '/segundo_factor', { headers })).json()).toMatchObject({ codigos: 8 });
});

describe('el desafío', () => {
  test('sirve para una sesión, y vence', async () => {
    const desafio = await desafioDe();
    expect((await segundo({ desafio, codigo: codigoAhora() })).statusCode).toBe(200);
    esperarOtro();
    expect(await segundo({ desafio, codigo: codigoAhora() })).toMatchObject({ codigo: 'desafio_vencido' });
    const viejo = await desafioDe();
    prueba.avanzar(5 * 60_000);
    expect(await segundo({ desafio: viejo, codigo: codigoAhora() })).toMatchObject({
      statusCode: 401,
      codigo: 'desafio_vencido',
    });
    expect((await segundo({ desafio: 'inventado', codigo: codigoAhora() })).codigo).toBe('desafio_vencido');
  });

  test('no es una sesión, y de él solo se guarda el hash', async () => {
    const desafio = await desafioDe();
    const headers = { authorization: `Bearer ${desafio}` };
    expect((await prueba.pedir('GET', '/sesiones', { headers })).statusCode).toBe(401);
    expect((await pedir('/token/refresh', { refresh_token: desafio })).statusCode).toBe(401);
    const guardado = await prueba.db.selectFrom('desafios').selectAll().execute();
    expect(guardado.length).toBeGreaterThan(0);
    expect(loGuardado(guardado)).not.toContain(desafio);
  });

  test('no sobrevive a un cambio de contraseña, ni a la baja del usuario', async () => {
    const antes = await desafioDe();
    const sesion = await segundo({ desafio: await desafioDe(), codigo: codigoAhora() });
    const headers = { authorization: `Bearer ${sesion.token}` };
    const payload = { old_password: CLAVE_DE_PRUEBA, password: 'Otra.Clave.1' };
    await prueba.pedir('PUT', `/usuarios/${maria.id}/change_password`, { headers, payload });
    esperarOtro();
    expect((await segundo({ desafio: antes, codigo: codigoAhora() })).codigo).toBe('desafio_vencido');
    const { desafio } = (await primero({}, 'Otra.Clave.1')).json<{ desafio: string }>();
    await prueba.db.updateTable('usuarios').set({ activo: false }).where('id', '=', maria.id).execute();
    expect((await segundo({ desafio, codigo: codigoAhora() })).codigo).toBe('desafio_vencido');
  });
});

test('elegir otra contraseña por correo no saltea el segundo factor', async () => {
  const vence = new Date(prueba.ahora().getTime() + UN_DIA_MS);
  const reset_token = await crearReinicio(prueba.db, maria.id, prueba.ahora(), vence);
  expect((await pedir('/usuarios/reset_password', { reset_token, password: 'Otra.Clave.2' })).statusCode).toBe(200);
  expect((await primero({}, 'Otra.Clave.2')).json()).toMatchObject({ medios: ['app', 'recuperacion'] });
});

describe('adivinar', () => {
  const equivocado = (desafio: string, desde?: Desde) => segundo({ desafio, codigo: '000000' }, desde);

  test('se frena a los diez, y acertar la contraseña otra vez no lo vuelve a empezar', async () => {
    for (const _ of veces(10)) expect((await equivocado(await desafioDe())).statusCode).toBe(401);
    const frenado = await segundo({ desafio: await desafioDe(), codigo: codigoAhora() });
    expect([frenado.statusCode, frenado.codigo]).toEqual([429, 'demasiados_segundos_pasos']);
  });

  test('muchos a la vez no pasan de los permitidos', async () => {
    const desafio = await desafioDe();
    const juntos = await Promise.all(veces(40).map(() => equivocado(desafio)));
    expect(juntos.filter(({ statusCode }) => statusCode === 401).length).toBeLessThanOrEqual(10);
  });

  test('desde muchas direcciones se frena en el día, y la dueña entra desde lo suyo o con otro medio', async () => {
    const { dispositivo } = await segundo({ desafio: await desafioDe(), codigo: codigoAhora() });
    for (const i of veces(50)) {
      const desde = { ip: `198.51.${numero}.${i}` };
      expect((await equivocado(await desafioDe(desde), desde)).statusCode).toBe(401);
    }
    esperarOtro();
    const extranio = { ip: `203.0.${numero}.1` };
    const frenado = await segundo({ desafio: await desafioDe(extranio), codigo: codigoAhora() }, extranio);
    expect([frenado.statusCode, frenado.codigo]).toEqual([429, 'demasiados_codigos']);
    const conPapel = await segundo({ desafio: await desafioDe(extranio), codigo: codigos[0] }, extranio);
    expect(conPapel.statusCode).toBe(200);
    const suyo = { dispositivo: String(dispositivo) };
    expect((await segundo({ desafio: await desafioDe(suyo), codigo: codigoAhora() }, suyo)).statusCode).toBe(200);
    // Each of the hundred calls takes what a password takes: as long as the files of that kind are given.
  }, 60_000);
});

test('cada paso queda en la auditoría con su método, sin códigos ni secretos', async () => {
  const desafio = await desafioDe();
  await segundo({ desafio, codigo: '000000' });
  await segundo({ desafio, codigo: codigoAhora() });
  const filas = await prueba.db
    .selectFrom('auditoria')
    .selectAll()
    .where('entidad_id', '=', maria.id)
    .where('entidad', 'in', ['sesion', 'usuario'])
    .orderBy('id')
    .execute();
  expect(filas.map(({ accion, hasta }) => [accion, hasta])).toEqual([
    ['ingresar', { metodo: 'clave' }],
    ['segundo_factor_app_activada', null],
    ['segundo_paso_incorrecto', null],
    ['ingresar', { metodo: 'app' }],
  ]);
  expect(JSON.stringify(filas)).not.toContain(secreto);
  const app = await prueba.db.selectFrom('apps_de_codigos').selectAll().where('usuario_id', '=', maria.id).execute();
  const bytes = Buffer.from(Secret.fromBase32(secreto).bytes).toString('latin1');
  for (const dicho of [secreto, bytes]) expect(loGuardado(app)).not.toContain(dicho);
});
