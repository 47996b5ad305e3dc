import type { SesionPropia } from '@colega/contract/sesion';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CLAVE_DE_PRUEBA, operador, type UsuarioDePrueba, usuario } from '../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba } from '../../testing/crear-app-de-prueba.ts';

let prueba: AppDePrueba;
let maria: UsuarioDePrueba;
let numero = 0;

beforeAll(async () => {
  prueba = await crearAppDePrueba();
});
beforeEach(async () => {
  numero += 1;
  maria = await usuario(prueba.db, `maria${numero}`);
});
afterAll(() => prueba.cerrar());

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1 Version/17.5 Mobile/15E148 Safari/604.1';

const entrar = async (agente: string, remoteAddress: string, username = maria.username) => {
  const pedido = { payload: { username, password: CLAVE_DE_PRUEBA }, headers: { 'user-agent': agente }, remoteAddress };
  const { token, refresh_token } = (await prueba.pedir('POST', '/authentication_token', pedido)).json();
  const headers = { authorization: `Bearer ${token}` };
  return {
    refresh_token,
    listar: async () => {
      const respuesta = await prueba.pedir('GET', '/sesiones', { headers });
      return { codigo: respuesta.statusCode, items: (respuesta.json().items ?? []) as SesionPropia[] };
    },
    cerrar: async (id: string) => (await prueba.pedir('DELETE', `/sesiones/${id}`, { headers })).statusCode,
    cerrarLasDemas: async () =>
      (await prueba.pedir('POST', '/sesiones/cerrar_las_demas', { headers, payload: {} })).json(),
  };
};

test('se ven las propias, con su dispositivo, su red y sus momentos, y cuál es esta', async () => {
  const abierta = prueba.ahora().toISOString();
  const una = await entrar(CHROME, '190.12.3.4');
  prueba.avanzar(60_000);
  const otra = await entrar(IPHONE, '2803:9800:a::1');
  await entrar(CHROME, '10.0.0.1', (await usuario(prueba.db, `ajena${numero}`)).username);
  const { items } = await una.listar();
  expect(items).toMatchObject([
    { dispositivo: 'Safari en iPhone', desde_donde: '2803:9800:…', actual: false },
    {
      dispositivo: 'Chrome en Windows',
      desde_donde: '190.12.•.•',
      actual: true,
      abierta_en: abierta,
      usada_en: abierta,
    },
  ]);
  expect((await otra.listar()).items.map(({ actual }) => actual)).toEqual([true, false]);
});

test('renovada es la misma, usada hace menos; la que venció o terminó no está', async () => {
  const una = await entrar(CHROME, '190.12.3.4');
  const otra = await entrar(IPHONE, '190.12.3.5');
  const [primera] = (await una.listar()).items.filter(({ actual }) => actual);
  prueba.avanzar(5 * 60_000);
  await prueba.pedir('POST', '/token/refresh', { payload: { refresh_token: una.refresh_token } });
  expect((await una.listar()).items).toMatchObject([
    { id: primera?.id, abierta_en: primera?.abierta_en, usada_en: prueba.ahora().toISOString() },
    { actual: false },
  ]);
  await prueba.pedir('POST', '/token/revoke', { payload: { refresh_token: otra.refresh_token } });
  expect((await una.listar()).items).toHaveLength(1);
});

test('cerrada una, termina en su próximo pedido y no se renueva; una ajena o que no está no existe', async () => {
  const una = await entrar(CHROME, '190.12.3.4');
  const otra = await entrar(IPHONE, '190.12.3.5');
  const ajena = await entrar(CHROME, '10.0.0.1', (await usuario(prueba.db, `ajena${numero}`)).username);
  const deOtra = (await una.listar()).items.find(({ actual }) => !actual)?.id ?? '';
  const deAjena = (await ajena.listar()).items[0]?.id ?? '';
  expect(await una.cerrar(deAjena)).toBe(404);
  expect((await ajena.listar()).codigo).toBe(200);
  expect(await una.cerrar(deOtra)).toBe(200);
  expect((await otra.listar()).codigo).toBe(401);
  const renovada = await prueba.pedir('POST', '/token/refresh', { payload: { refresh_token: otra.refresh_token } });
  expect(renovada.statusCode).toBe(401);
  expect(await una.cerrar(deOtra)).toBe(404);
  expect(await una.cerrar('cualquiera')).toBe(422);
});

test('cerrar las demás deja solo la que lo pide', async () => {
  const una = await entrar(CHROME, '190.12.3.4');
  const otras = [await entrar(IPHONE, '190.12.3.5'), await entrar(CHROME, '190.12.3.6')];
  expect(await una.cerrarLasDemas()).toEqual({ cerradas: 2, message: 'Cerramos las demás sesiones' });
  for (const otra of otras) expect((await otra.listar()).codigo).toBe(401);
  expect((await una.listar()).items).toMatchObject([{ actual: true }]);
  expect(await una.cerrarLasDemas()).toMatchObject({ cerradas: 0 });
});

test('quien solo es operador ve sus sesiones, cierra las demás y cambia su contraseña, como un matriculado', async () => {
  const INGRESO = '/colegio/authentication_token';
  const { id, username } = await operador(prueba.db, `operadora${numero}`, { roles: ['mesa'] });
  const [otra, esta] = [await prueba.conSesion(username, INGRESO), await prueba.conSesion(username, INGRESO)];
  expect((await esta('GET', '/sesiones')).json().items).toHaveLength(2);
  expect((await esta('POST', '/sesiones/cerrar_las_demas', { payload: {} })).json()).toMatchObject({ cerradas: 1 });
  expect((await otra('GET', '/operador_propio')).statusCode).toBe(401);
  const cambiar = (quien: number) =>
    esta('PUT', `/usuarios/${quien}/change_password`, {
      payload: { old_password: CLAVE_DE_PRUEBA, password: 'Otra.Clave.1', refresh_token: esta.refresh_token },
    });
  expect([(await cambiar(maria.id)).statusCode, (await cambiar(id)).statusCode]).toEqual([404, 200]);
  expect((await esta('GET', '/operador_propio')).statusCode).toBe(200);
  await expect(prueba.conSesion(username, INGRESO)).rejects.toThrow();
});
