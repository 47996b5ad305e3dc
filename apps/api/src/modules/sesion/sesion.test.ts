import { afterAll, beforeAll, expect, test } from 'vitest';
import { CLAVE_DE_PRUEBA, usuario } from '../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba } from '../../testing/crear-app-de-prueba.ts';

let prueba: AppDePrueba;
beforeAll(async () => {
  prueba = await crearAppDePrueba();
  await usuario(prueba.db, 'mgarcia');
});
afterAll(() => prueba.cerrar());

test('usuario y contraseña responden token y refresh_token [API-004]', async () => {
  const payload = { username: 'mgarcia', password: CLAVE_DE_PRUEBA };
  const respuesta = await prueba.pedir('POST', '/authentication_token', { payload });
  expect(respuesta.statusCode).toBe(200);
  expect(Object.keys(respuesta.json())).toEqual(['token', 'refresh_token']);
});
