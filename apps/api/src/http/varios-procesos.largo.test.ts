import { setTimeout as esperar } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leerConfig } from '../config.ts';
import { CLAVE_DE_PRUEBA, usuario } from '../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba } from '../testing/crear-app-de-prueba.ts';

let uno: AppDePrueba;
let otro: AppDePrueba;

beforeAll(async () => {
  uno = await crearAppDePrueba({ limiteDePedidos: 20 });
  otro = await crearAppDePrueba({ limiteDePedidos: 20, db: uno.db });
  for (const username of ['mgarcia', 'csosa']) await usuario(uno.db, username);
});
afterAll(async () => {
  await otro.cerrar();
  await uno.cerrar();
});

const pedir = async (app: AppDePrueba, remoteAddress: string) =>
  (await app.pedir('GET', '/rubros', { remoteAddress })).statusCode;

/** Each server gets 14 calls, and one of them at most 5 more: neither would refuse alone. */
const seFrena = async (direccion: string): Promise<boolean> => {
  for (let i = 0; i < 14; i++) await Promise.all([pedir(uno, direccion), pedir(otro, direccion)]);
  for (let i = 0; i < 5; i++) {
    await esperar(300);
    if ((await pedir(otro, direccion)) === 429) return true;
  }
  return false;
};

test('los pedidos de una dirección se cuentan entre todos los procesos', async () => {
  // The count restarts each minute: a try that met the change is repeated once.
  expect((await seFrena('203.0.113.5')) || (await seFrena('203.0.113.7'))).toBe(true);
  expect(await pedir(otro, '203.0.113.6')).not.toBe(429);
});

test('los intentos de ingreso de un usuario también', async () => {
  const ingresar = async (app: AppDePrueba, password: string) =>
    (await app.pedir('POST', '/authentication_token', { payload: { username: 'mgarcia', password } })).statusCode;
  for (let i = 0; i < 5; i++) {
    expect(await ingresar(uno, 'errada')).toBe(401);
    expect(await ingresar(otro, 'errada')).toBe(401);
  }
  expect(await ingresar(otro, CLAVE_DE_PRUEBA)).toBe(429);
});

test('con otro SESSION_SECRET nadie pierde la sesión: su token ya no vale y se renueva', async () => {
  const { token, refresh_token } = await uno.conSesion('csosa');
  const rotado = await crearAppDePrueba({
    db: uno.db,
    config: { ...leerConfig({}, '/tmp'), sessionSecret: 'el secreto que reemplaza al anterior' },
  });
  const conEse = (valor: string) =>
    rotado.pedir('GET', '/rubros', { headers: { authorization: `Bearer ${valor}` } }).then((r) => r.statusCode);
  expect(await conEse(token)).toBe(401);
  const renovada = await rotado.pedir('POST', '/token/refresh', { payload: { refresh_token } });
  expect(renovada.statusCode).toBe(200);
  expect(await conEse(renovada.json<{ token: string }>().token)).toBe(200);
  await rotado.cerrar();
});
