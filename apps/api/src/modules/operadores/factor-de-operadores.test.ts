import { afterAll, beforeAll, expect, test } from 'vitest';
import { CLAVE_DE_PRUEBA, operador } from '../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba } from '../../testing/crear-app-de-prueba.ts';
import { activarApp, codigoDe } from '../sesion/factor/pruebas/con-factor.ts';

const INGRESO = '/colegio/authentication_token';
const password = CLAVE_DE_PRUEBA;
let prueba: AppDePrueba;
// As in production: the demo asks for none.
beforeAll(async () => {
  prueba = await crearAppDePrueba({ entorno: { DEMO: '0' }, limiteDePedidos: 1_000_000 });
});
afterAll(() => prueba.cerrar());

const ingresarConApp = async (username: string, secreto: string) => {
  const payload = { username, password };
  const { desafio } = (await prueba.pedir('POST', INGRESO, { payload })).json<{ desafio: string }>();
  const cuerpo = { desafio, codigo: codigoDe(secreto, prueba.ahora()) };
  const respuesta = await prueba.pedir('POST', '/authentication_token/segundo_paso', { payload: cuerpo });
  return respuesta.json<{ token: string; refresh_token: string }>();
};
const conToken = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

test('sin segundo factor un operador no puede nada del Colegio, sea cual sea su rol; activado, en el acto', async () => {
  await operador(prueba.db, 'jefa', { roles: ['administracion', 'mesa'] });
  const jefa = await prueba.conSesion('jefa', INGRESO);
  const negado = await jefa('GET', '/colegio/operadores');
  expect([negado.statusCode, negado.json().codigo]).toEqual([403, 'falta_segundo_factor']);
  expect((await jefa('GET', '/segundo_factor')).json()).toMatchObject({ obligatorio: true, app: null });
  const { secreto } = await activarApp(prueba, jefa);
  expect((await jefa('GET', '/colegio/operadores')).statusCode).toBe(200);
  const { token } = await ingresarConApp('jefa', secreto);
  expect((await prueba.pedir('GET', '/colegio/operadores', conToken(token))).statusCode).toBe(200);
});

test('no puede quitarse el último; en la demo, donde nadie lo exige, sí', async () => {
  const { id } = await operador(prueba.db, 'mesa', { roles: ['mesa'] });
  const sesion = await prueba.conSesion('mesa', INGRESO);
  const { secreto } = await activarApp(prueba, sesion);
  const payload = { password, codigo: codigoDe(secreto, prueba.ahora()) };
  const negado = await sesion('POST', '/segundo_factor/app/quitar', { payload });
  expect([negado.statusCode, negado.json().codigo]).toEqual([409, 'segundo_factor_obligatorio']);
  const app = prueba.db.selectFrom('apps_de_codigos').select('activa_desde').where('usuario_id', '=', id);
  expect(await app.executeTakeFirst()).toMatchObject({ activa_desde: expect.any(Date) });
  const demo = await crearAppDePrueba({ entorno: { DEMO: '1' } });
  await operador(demo.db, 'operador', { roles: ['administracion'] });
  const enLaDemo = await demo.conSesion('operador', INGRESO);
  expect((await enLaDemo('GET', '/colegio/operadores')).statusCode).toBe(200);
  expect((await enLaDemo('GET', '/segundo_factor')).json()).toMatchObject({ obligatorio: false });
  await demo.cerrar();
});

test('su sesión termina a los 30 minutos sin usarla; renovada, sigue', async () => {
  await operador(prueba.db, 'ocioso', { roles: ['mesa'] });
  const renovar = (refresh_token: string) =>
    prueba.pedir('POST', '/token/refresh', { payload: { refresh_token } }).then((respuesta) => ({
      statusCode: respuesta.statusCode,
      refresh_token: respuesta.json<{ refresh_token: string }>().refresh_token,
    }));
  let { refresh_token } = await prueba.conSesion('ocioso', INGRESO);
  for (let i = 0; i < 4; i += 1) {
    prueba.avanzar(29 * 60_000);
    const renovada = await renovar(refresh_token);
    expect(renovada.statusCode).toBe(200);
    refresh_token = renovada.refresh_token;
  }
  prueba.avanzar(30 * 60_000);
  expect((await renovar(refresh_token)).statusCode).toBe(401);
});
