import { expect, test } from 'vitest';
import { conectar } from '../db/conectar.ts';
import { CLAVE_DE_PRUEBA } from '../testing/construir.ts';
import { crearAppDePrueba } from '../testing/crear-app-de-prueba.ts';
import { crearBaseDePrueba } from '../testing/crear-base-de-prueba.ts';

test('con todas las conexiones ocupadas se responde 503, en castellano y con cuándo volver', async () => {
  const base = await crearBaseDePrueba();
  const db = conectar(base.url, { conexiones: 1, esperaMs: 2_000 });
  const prueba = await crearAppDePrueba({ db });
  const payload = { username: 'mgarcia', password: CLAVE_DE_PRUEBA };
  const ingresar = () => prueba.pedir('POST', '/authentication_token', { payload });
  const respuesta = await db.connection().execute(ingresar);
  expect([respuesta.statusCode, respuesta.headers['retry-after']]).toEqual([503, '5']);
  expect(respuesta.json()).toMatchObject({
    status: 503,
    detail: expect.stringContaining('muchas operaciones en curso'),
  });
  expect((await ingresar()).statusCode).toBe(401);
  await prueba.cerrar();
  await db.destroy();
  await base.cerrar();
});
