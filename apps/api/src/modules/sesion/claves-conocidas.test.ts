import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CLAVE_DE_PRUEBA, usuario } from '../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba } from '../../testing/crear-app-de-prueba.ts';
import { esClaveConocida } from './claves-conocidas.ts';
import { hashDeToken } from './tokens.ts';

describe('una contraseña conocida', () => {
  test.each([
    '123456',
    'password',
    'PassWord',
    ' qwerty ',
    'ｑｗｅｒｔｙ',
    'iloveyou',
    'contraseña',
    'bocajuniors',
    'MGarcia',
  ])('«%s» lo es', (clave) => expect(esClaveConocida(clave, 'mgarcia')).toBe(true));
  test.each(['Colega.2026', 'Otra.Clave.1', 'mgarcia.2', 'cuatro palabras sin relacion'])('«%s» no', (clave) =>
    expect(esClaveConocida(clave, 'mgarcia')).toBe(false),
  );
});

describe('no se puede elegir', () => {
  let prueba: AppDePrueba;
  beforeAll(async () => {
    prueba = await crearAppDePrueba();
  });
  afterAll(() => prueba.cerrar());
  const FRASE = 'Esa contraseña es de las más usadas y fácil de adivinar. Elegí otra.';

  test('al cambiarla', async () => {
    const { id } = await usuario(prueba.db, 'mgarcia');
    const pedir = await prueba.conSesion('mgarcia');
    for (const password of ['123456', 'mgarcia']) {
      const payload = { old_password: CLAVE_DE_PRUEBA, password };
      const respuesta = await pedir('PUT', `/usuarios/${id}/change_password`, { payload });
      expect(respuesta.json()).toMatchObject({ status: 422, errores: [{ campo: 'password', mensaje: FRASE }] });
    }
    expect((await prueba.conSesion('mgarcia')).token).toBeTruthy();
  });

  test('con el enlace del correo, que sigue sirviendo para otra', async () => {
    const { id } = await usuario(prueba.db, 'csosa');
    const creada_en = prueba.ahora();
    const vence_en = new Date(creada_en.getTime() + 60_000);
    const fila = { usuario_id: id, hash: hashDeToken('enlace'), creada_en, vence_en };
    await prueba.db.insertInto('claves_de_reinicio').values(fila).execute();
    const elegir = (password: string) =>
      prueba.pedir('POST', '/usuarios/reset_password', { payload: { password, reset_token: 'enlace' } });
    expect((await elegir('123456')).json()).toMatchObject({ status: 422, errores: [{ campo: 'password' }] });
    expect((await elegir('zx7-q2')).statusCode).toBe(200);
  });
});
